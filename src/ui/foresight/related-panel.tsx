import { carouselItemKey, type CarouselItem } from '../../domain/workspace/carousel-item';
import type { ArtTheme } from '../art/art-types';
import { distinctKeys } from '../kit/lists/distinct-keys';
import { NewBadge } from '../kit/signal/new-badge';
import { Picture } from '../kit/media/picture';
import { quadrantHue } from '../kit/signal/quadrant-hue';
import styles from './panels.module.scss';

export interface RelatedItem {
  readonly item: CarouselItem;
  readonly isNew: boolean;
}

interface Props {
  readonly items: readonly RelatedItem[];
  readonly theme: ArtTheme;
  readonly onOpen: (item: CarouselItem) => void;
}

/** The topics and trends of an insight; each opens its flashcard. */
export function RelatedPanel({ items, theme, onOpen }: Props) {
  const keys = distinctKeys(items, ({ item }) => carouselItemKey(item));
  return (
    <div role="group" aria-label="Topics & Trend">
      <h3 className={styles.heading}>Related Topics &amp; Trend</h3>
      <ul className={styles.list}>
        {items.map(({ item, isNew }, index) => (
          <li key={keys[index]}>
            <button
              type="button"
              className={styles.related}
              data-quadrant={quadrantHue(item.quadrant)}
              onClick={() => onOpen(item)}
            >
              <Picture of={item} theme={theme} className={styles.thumbnail} />
              <span className={styles.relatedName} dir="auto">
                {item.name}
              </span>
              {isNew && <NewBadge />}
              <span className={styles.type}>
                <span className={styles.dot} aria-hidden="true" />
                {item.type}
                <span className="visually-hidden">, {item.quadrant.label}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

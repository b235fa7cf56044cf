import type { CarouselItem } from '../../domain/workspace/carousel-item';
import type { ArtTheme } from '../art/art-types';
import { Picture } from '../kit/picture';
import { quadrantHue } from '../kit/quadrant-hue';
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

/** 'Topics & Trend': what an insight is mapped to; each opens its flashcard. */
export function RelatedPanel({ items, theme, onOpen }: Props) {
  return (
    <section aria-label="Topics & Trend">
      <h3 className={styles.heading}>Related Topics &amp; Trend</h3>
      <ul className={styles.list}>
        {items.map(({ item, isNew }) => (
          <li key={`${item.type}:${item.id}`}>
            <button
              type="button"
              className={styles.related}
              data-quadrant={quadrantHue(item.quadrant)}
              onClick={() => onOpen(item)}
            >
              <Picture
                src={item.imageUrl}
                name={item.name}
                quadrant={item.quadrant}
                theme={theme}
                className={styles.thumbnail}
              />
              <span className={styles.relatedName} dir="auto">
                {item.name}
              </span>
              {isNew && <span className={styles.new}>NEW</span>}
              <span className={styles.type}>
                <span className={styles.dot} aria-hidden="true" />
                {item.type}
                <span className="visually-hidden">, {item.quadrant.label}</span>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { memo } from 'react';
import type { CarouselItem } from '../../../domain/workspace/carousel-item';
import type { ArtTheme } from '../../art/art-types';
import { NewBadge } from './new-badge';
import { Picture } from '../media/picture';
import { quadrantHue } from './quadrant-hue';
import styles from './signal-card.module.scss';

interface Props {
  readonly item: CarouselItem;
  readonly theme: ArtTheme;
  readonly isNew: boolean;
  readonly onOpen: (item: CarouselItem) => void;
}

/** A topic or trend of a carousel: picture, quadrant, type and name (specification, section 2). */
export const SignalCard = memo(function SignalCard({ item, theme, isNew, onOpen }: Props) {
  return (
    <button
      type="button"
      className={styles.card}
      data-quadrant={quadrantHue(item.quadrant)}
      onClick={() => onOpen(item)}
    >
      {/* Screen readers read in this order; the styles reverse it. */}
      <span className={styles.name} dir="auto">
        {item.name}
      </span>
      <span className={styles.meta}>
        <span className={styles.dot} aria-hidden="true" />
        <span className={styles.quadrant}>{item.quadrant.label}</span>
        <span className={styles.type}>{item.type}</span>
      </span>
      <span className={styles.picture}>
        <Picture of={item} theme={theme} className={styles.cover} />
        {isNew && <NewBadge onPicture className={styles.new} />}
      </span>
    </button>
  );
});

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

/** A topic or trend as a card without a box: picture, quadrant and type, name (specification, section 2). */
export const SignalCard = memo(function SignalCard({ item, theme, isNew, onOpen }: Props) {
  return (
    <button
      type="button"
      className={styles.card}
      data-quadrant={quadrantHue(item.quadrant)}
      onClick={() => onOpen(item)}
    >
      {/* Read in this order, and shown the other way round. */}
      <span className={styles.name} dir="auto">
        {item.name}
      </span>
      <span className={styles.meta}>
        <span className={styles.dot} aria-hidden="true" />
        <span className={styles.quadrant}>{item.quadrant.label}</span>
        <span className={styles.type}>{item.type}</span>
      </span>
      <span className={styles.picture}>
        <Picture src={item.imageUrl} name={item.name} quadrant={item.quadrant} theme={theme} className={styles.cover} />
        {isNew && <NewBadge onPicture className={styles.new} />}
      </span>
    </button>
  );
});

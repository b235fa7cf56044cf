import { memo, useRef } from 'react';
import { countOf } from '../../domain/shared/figures';
import { carouselItemKey, type CarouselItem } from '../../domain/workspace/carousel-item';
import type { Shift } from '../../domain/workspace/shift';
import type { ArtTheme } from '../art/art-types';
import { useNearViewport } from '../art/near-viewport';
import { Carousel } from '../kit/carousel';
import { Prose } from '../kit/prose';
import { SignalCard } from '../kit/signal-card';
import styles from './shifts.module.scss';
import { shiftAnchor } from './use-wanted-shift';

interface Props {
  readonly shift: Shift;
  /** Drawn at once; otherwise when it comes near, because a project may have 180 shifts. */
  readonly eager: boolean;
  readonly theme: ArtTheme;
  readonly newKeys: ReadonlySet<string>;
  readonly onOpen: (item: CarouselItem) => void;
}

export const ShiftRow = memo(function ShiftRow({ shift, eager, theme, newKeys, onOpen }: Props) {
  const row = useRef<HTMLDivElement>(null);
  const near = useNearViewport(row);
  return (
    <div ref={row} id={shiftAnchor(shift.id)} className={styles.shift}>
      {(eager || near) && (
        <Carousel
          name={shift.name}
          count={countOf(shift.trends.length, 'trend')}
          heading={
            <>
              <h3 className={styles.name} dir="auto">
                {shift.name}
              </h3>
              <Prose text={shift.description} className={styles.description} />
            </>
          }
        >
          {shift.trends.map((item) => (
            <SignalCard
              key={item.id}
              item={item}
              theme={theme}
              isNew={newKeys.has(carouselItemKey(item))}
              onOpen={onOpen}
            />
          ))}
        </Carousel>
      )}
    </div>
  );
});

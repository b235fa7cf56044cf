import { memo } from 'react';
import { countOf } from '../../domain/shared/figures';
import { SHIFT_PARAMETER } from '../../domain/shell/routes';
import type { CarouselItem } from '../../domain/workspace/carousel-item';
import type { Shift } from '../../domain/workspace/shift';
import type { ArtTheme } from '../art/art-types';
import type { ScrollMemory } from '../kit/lists/use-carousel';
import { Prose } from '../kit/media/prose';
import { SignalCarousel } from '../kit/signal/signal-carousel';
import { scrollTarget } from '../kit/layout/scroll-target';
import styles from './shifts.module.scss';

interface Props {
  readonly shift: Shift;
  readonly first: boolean;
  readonly whole: boolean;
  readonly theme: ArtTheme;
  readonly newKeys: ReadonlySet<string>;
  readonly onOpen: (item: CarouselItem) => void;
  readonly scrollMemory: ScrollMemory;
}

/** A shift: its name, its description, and its trends in a carousel. */
export const ShiftRow = memo(function ShiftRow({ shift, ...rest }: Props) {
  return (
    <div className={styles.shift} {...scrollTarget(SHIFT_PARAMETER, shift.id)}>
      <SignalCarousel
        {...rest}
        name={shift.name}
        count={countOf(shift.trends.length, 'trend')}
        items={shift.trends}
        heading={
          <>
            <h3 className={styles.name} dir="auto">
              {shift.name}
            </h3>
            {shift.description !== '' && <Prose text={shift.description} className={styles.description} />}
          </>
        }
      />
      {shift.trends.length === 0 && <p className={styles.none}>This shift has no trends.</p>}
    </div>
  );
});

import { observer } from 'mobx-react-lite';
import type { Resource } from '../../application/shared/resource';
import type { SowId } from '../../domain/shared/entity-id';
import { countOf } from '../../domain/shared/figures';
import type { CarouselItem } from '../../domain/workspace/carousel-item';
import type { Shift } from '../../domain/workspace/shift';
import type { ArtTheme } from '../art/art-types';
import { LoadFailure } from '../kit/load-failure';
import { Skeleton } from '../kit/skeleton';
import { ShiftRow } from './shift-row';
import styles from './shifts.module.scss';

interface Props {
  readonly shifts: Resource<SowId, readonly Shift[]>;
  readonly theme: ArtTheme;
  readonly newKeys: ReadonlySet<string>;
  readonly onOpen: (item: CarouselItem) => void;
}

/** Rows that are drawn at once; the others when they come near. */
const AT_ONCE = 3;

/** 'Shifts in your industry': one carousel per shift (specification, section 2). */
export const Shifts = observer(function Shifts({ shifts, theme, newKeys, onOpen }: Props) {
  const { state } = shifts;
  return (
    <section className={styles.shifts} aria-labelledby="shifts-title">
      <div className={styles.head}>
        <h2 id="shifts-title">Shifts in your industry</h2>
        <span className={styles.count}>{state.kind === 'ready' && countOf(state.value.length, 'shift')}</span>
      </div>
      {state.kind === 'ready' ? (
        state.value.map((shift, index) => (
          <ShiftRow
            key={shift.id}
            shift={shift}
            eager={index < AT_ONCE}
            theme={theme}
            newKeys={newKeys}
            onOpen={onOpen}
          />
        ))
      ) : state.kind === 'failed' ? (
        <LoadFailure what="the shifts" onRetry={() => void shifts.reload()} />
      ) : (
        <ShiftSkeletons />
      )}
      {state.kind === 'ready' && state.value.length === 0 && (
        <p className={styles.none}>
          This project holds no shifts yet. They appear here with the first load of its data.
        </p>
      )}
    </section>
  );
});

/** The shape of two shifts, so that nothing jumps when they come. */
function ShiftSkeletons() {
  return (
    <div role="status" aria-label="Loading ...">
      {['first', 'second'].map((row) => (
        <div key={row} className={styles.shift} aria-hidden="true">
          <Skeleton width={220} height={28} />
          <Skeleton width={420} height={20} />
          <div className={styles.skeletonTrack}>
            {['a', 'b', 'c'].map((card) => (
              <div key={card} className={styles.skeletonCard}>
                <Skeleton height={219} radius={10} />
                <Skeleton width={180} height={20} />
                <Skeleton width={260} height={26} />
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

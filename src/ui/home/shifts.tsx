import { observer } from 'mobx-react-lite';
import { memo, useCallback, useRef, useState } from 'react';
import type { Navigator } from '../../application/shared/navigator';
import type { Resource } from '../../application/shared/resource';
import type { ShiftId, SowId } from '../../domain/shared/entity-id';
import { countOf } from '../../domain/shared/figures';
import { SHIFT_PARAMETER } from '../../domain/shared/routes';
import type { Shift } from '../../domain/workspace/carousel-item';
import { useAfterPaint } from '../kit/layout/when-idle';
import { CarouselSkeletons } from '../kit/lists/carousel';
import { distinctKeys } from '../kit/lists/distinct-keys';
import type { ScrollMemory } from '../kit/lists/use-carousel';
import { EmptyState } from '../kit/layout/empty-state';
import { LoadFailure } from '../kit/layout/load-failure';
import { ScrollToTarget, scrollTarget } from '../kit/layout/scroll-target';
import { Box, Row, Text } from '../kit/layout/stack';
import { Prose } from '../kit/media/prose';
import { SignalCarousel, type SignalCards } from '../signal/signal-carousel';
import { INDEXED_SHIFTS, ShiftIndex } from './shift-index';
import styles from './shifts.module.scss';
import { useDataText } from '../kit/media/data-text';

interface RowProps extends SignalCards {
  readonly shift: Shift;
  readonly first: boolean;
  readonly scrollMemory: ScrollMemory;
}

interface Props extends SignalCards {
  readonly shifts: Resource<SowId, readonly Shift[]>;
  readonly navigator: Navigator;
  readonly scrollOf: (shift: ShiftId) => ScrollMemory;
  /** A project of the user's own file. */
  readonly isOwn: boolean;
}

/** In pixels: the least height above the first row, and of a row. */
const ABOVE = 380;
const ROW = 360;
const ROWS = ':scope > [data-scroll-target]';

/** 'Shifts in your industry': one carousel per shift (specification, section 2). */
export const Shifts = observer(function Shifts({ shifts, ...rest }: Props) {
  const { state } = shifts;
  return (
    <Box as="section" pad="24 0 page gutter" aria-labelledby="shifts-title">
      <Row gap={12} align="baseline" pad="0 gutter 0 0">
        <Text as="h2" type="section" id="shifts-title">
          Shifts in your industry
        </Text>
        <Text as="span" type="small" tone="muted" tabular>
          {state.kind === 'ready' && state.value.length > 0 && countOf(state.value.length, 'shift')}
        </Text>
      </Row>
      {state.kind === 'ready' ? (
        <Rows shifts={state.value} {...rest} />
      ) : (
        <Box above={16} pad="16 0 0" className={styles.shift}>
          {state.kind === 'failed' ? (
            <LoadFailure what="the shifts" onRetry={() => void shifts.reload()} />
          ) : (
            <CarouselSkeletons withText />
          )}
        </Box>
      )}
    </Box>
  );
});

function Rows({
  shifts,
  navigator,
  scrollOf,
  isOwn,
  ...rest
}: Omit<Props, 'shifts'> & { readonly shifts: readonly Shift[] }) {
  const isPainted = useAfterPaint();
  const [inWindow] = useState(rowsInWindow);
  const list = useRef<HTMLDivElement>(null);
  const rows = useCallback(() => [...(list.current?.querySelectorAll<HTMLElement>(ROWS) ?? [])], []);
  // By the address, because the row may not be rendered yet; a later choice replaces one that still waits.
  const scrollTo = (shift: ShiftId): void => {
    const others = navigator.location.query.filter(([name]) => name !== SHIFT_PARAMETER);
    navigator.setQuery([...others, [SHIFT_PARAMETER, shift]], 'replace');
  };
  if (shifts.length === 0) {
    return (
      <Box above={16} pad="16 0 0" className={styles.shift}>
        <NoShifts isOwn={isOwn} />
      </Box>
    );
  }
  const keys = distinctKeys(shifts, ({ id }) => id);
  const isIndexed = shifts.length >= INDEXED_SHIFTS;
  return (
    <div ref={list} className={isIndexed ? styles.indexed : undefined}>
      {isIndexed && <ShiftIndex shifts={shifts} rows={rows} onChoose={scrollTo} />}
      {shifts.slice(0, isPainted ? undefined : inWindow).map((shift, index) => (
        <ShiftRow
          key={keys[index]}
          shift={shift}
          first={index < inWindow}
          scrollMemory={scrollOf(shift.id)}
          {...rest}
        />
      ))}
      <ScrollToTarget navigator={navigator} parameter={SHIFT_PARAMETER} isReady={isPainted} />
    </div>
  );
}

function NoShifts({ isOwn }: { readonly isOwn: boolean }) {
  if (isOwn) {
    return (
      <EmptyState title="No topics" inset={false}>
        <p>Your file has no topics.</p>
      </EmptyState>
    );
  }
  return (
    <EmptyState title="No shifts yet" inset={false}>
      <p>The shifts of this project appear here with the first load of its data.</p>
    </EmptyState>
  );
}

/** Rows that are visible when the page opens; the others are rendered after the first paint. */
function rowsInWindow(): number {
  return Math.max(1, Math.ceil((window.innerHeight - ABOVE) / ROW));
}

const ShiftRow = memo(function ShiftRow({ shift, ...rest }: RowProps) {
  const dataText = useDataText();
  return (
    <Box above={16} pad="16 0 0" className={styles.shift} {...scrollTarget(SHIFT_PARAMETER, shift.id)}>
      <SignalCarousel
        {...rest}
        name={shift.name}
        count={
          shift.topicCount === undefined ? countOf(shift.trends.length, 'trend') : countOf(shift.topicCount, 'topic')
        }
        items={shift.trends}
        heading={
          <>
            <Text as="h3" type="shift" breaks {...dataText}>
              {shift.name}
            </Text>
            {shift.description !== '' && <Prose text={shift.description} className={styles.description} />}
          </>
        }
      />
      {shift.trends.length === 0 && (
        <Text tone="muted" pad="0 gutter 0 0">
          This shift has no trends.
        </Text>
      )}
    </Box>
  );
});

import { observer } from 'mobx-react-lite';
import { MISSING_FIGURE } from '../../../domain/shared/figures';
import { changeSince, distanceSince } from '../../../domain/plane/movement';
import { changeDigits, signalChange } from '../../../domain/topic/figure-change';
import { shortQuadrantLabel } from '../../../domain/topic/quadrant';
import { ChangedQuadrantMark } from '../../signal/change-marks';
import { Row, Text } from '../../kit/layout/stack';
import { Dot, quadrantHue } from '../../signal/dot';
import { NewBadge } from '../../signal/new-badge';
import { VisitMark } from '../../signal/visit-mark';
import { RowName, SelectBox } from '../../kit/table/row-name';
import type { ChartItem } from '../../../application/charts/items/chart-item';
import styles from './cells.module.scss';
import type { ListFigures } from '../../../application/charts/list-figures';
import type { TableScales } from './table-scales';
import type { TopicRows } from '../../../application/charts/topic-rows';

interface NameProps {
  readonly item: ChartItem;
  /** null: the row is not a topic of the current data, or is drawn in a picture. */
  readonly topics: Pick<TopicRows, 'changeOf'> | null;
  readonly onOpen?: ((item: ChartItem) => void) | undefined;
  /** Follows the name, and is cut before the name is. */
  readonly detail?: string | null;
  /** Of the quadrant, which has no column. */
  readonly hasDot?: boolean;
  /** A column says it. */
  readonly hasNoBadge?: boolean;
}

export const NameCell = observer(function NameCell({
  item,
  topics,
  onOpen,
  detail = null,
  hasDot = false,
  hasNoBadge = false,
}: NameProps) {
  const { name, isNew, isGone } = item;
  const change = topics?.changeOf(item) ?? null;
  return (
    <RowName
      name={name}
      title={isGone ? `${name} (no longer in the current data)` : name}
      keys={topics === null ? undefined : 'X 0 1 2 3 4'}
      isDisabled={isGone}
      onOpen={() => onOpen?.(item)}
      before={hasDot && <QuadrantDot item={item} />}
    >
      {isNew && !hasNoBadge && <NewBadge className={styles.badge} />}
      {change && <VisitMark change={change} isNew={isNew} />}
      {isGone && <span className={styles.gone}>GONE</span>}
      {detail !== null && (
        <span className={styles.detail} title={detail} dir="auto">
          <span>{detail}</span>
        </span>
      )}
    </RowName>
  );
});

function QuadrantDot({ item: { quadrant } }: Pick<NameProps, 'item'>) {
  return (
    <span className={styles.hue} data-quadrant={quadrantHue(quadrant)} title={quadrant.label}>
      <Dot />
      <span className="visually-hidden">{quadrant.label}</span>
    </span>
  );
}

/** Selects every row that the filters pass, or none. */
export const SelectAllCell = observer(function SelectAllCell({ topics }: { readonly topics: TopicRows }) {
  return (
    <SelectBox label="Select all topics of this list" state={topics.checkState} onToggle={() => topics.toggleAll()} />
  );
});

/** A text of any length, cut where the column ends. @param text null: missing */
export function TextCell({ text }: { readonly text: string | null }) {
  return (
    <Text as="div" lines={1} title={text ?? undefined} dir="auto" className={styles.text}>
      {text ?? MISSING_FIGURE}
    </Text>
  );
}

/** The short name of a quadrant, and its mark: with the quadrant in the previous data, where that was another one. */
export function QuadrantCell({ item, before }: { readonly item: ChartItem; readonly before: ChartItem | undefined }) {
  const { quadrant } = item;
  const was = before && before.quadrant.code !== quadrant.code ? before.quadrant : null;
  return (
    <Row
      as="span"
      // The longest word ends before the next column, with the mark of a move, too.
      gap={was === null ? 8 : 4}
      inline
      weight={500}
      tone="hue"
      data-quadrant={quadrantHue(quadrant)}
      title={was === null ? quadrant.label : `${quadrant.label}, before ${was.label}`}
    >
      {was === null ? (
        <Dot />
      ) : (
        <>
          <ChangedQuadrantMark from={quadrantHue(was)} to={quadrant.code === null ? null : quadrantHue(quadrant)} />
          <span className="visually-hidden">before {was.label}, now</span>
        </>
      )}
      {shortQuadrantLabel(quadrant)}
    </Row>
  );
}

/** Above this number one bar replaces the marks. */
const MOST_MARKS = 8;

interface DecidedProps {
  readonly marks: readonly boolean[];
  /** Room for one mark a topic. */
  readonly hasMarks: boolean;
  readonly onShow?: (() => void) | undefined;
}

/** How many topics of a trend have a status, with a mark for each; a press shows them. */
export function DecidedCell({ marks, hasMarks, onShow }: DecidedProps) {
  const done = marks.filter(Boolean).length;
  const content = (
    <>
      <span>
        <b>{done}</b> of {marks.length}
      </span>
      {!hasMarks ? null : marks.length > MOST_MARKS ? (
        <svg width="40" height="8" aria-hidden="true">
          <rect className={styles.open} x="0.5" y="0.5" width="39" height="7" />
          <rect className={styles.set} width={(done / marks.length) * 40} height="8" />
        </svg>
      ) : (
        <svg width={marks.length * 8} height="10" aria-hidden="true">
          {marks.map((isSet, index) => (
            <path key={index} className={isSet ? styles.set : styles.open} d={`M${index * 8 + 0.5} 0.5h5v9h-5z`} />
          ))}
        </svg>
      )}
    </>
  );
  if (onShow === undefined) return <span className={styles.decided}>{content}</span>;
  return (
    <button
      type="button"
      className={styles.decided}
      tabIndex={-1}
      aria-label={`${done} of ${marks.length} topics decided. Show them in the topic list`}
      title="Show these topics in the topic list"
      onClick={onShow}
    >
      {content}
    </button>
  );
}

interface SinceProps {
  readonly item: ChartItem;
  readonly before: ChartItem | undefined;
  readonly scales: TableScales;
  /** Of the figures beside it. */
  readonly decimals: ListFigures['decimals'];
  /** Beside the change of growth that of average sizing. */
  readonly hasSizing: boolean;
}

/** The way of an item since the previous data: an arrow in its direction on the map, and the changes in points. */
export function SinceCell({ item, before, scales, decimals, hasSizing }: SinceProps) {
  if (item.isGone) return <span className={styles.muted}>Gone</span>;
  if (before === undefined) return <NewBadge />;
  if (changeSince(item, before) === 'unmoved') return null;
  // No figure that both have looks different.
  if (distanceSince(item, before) === 0) {
    const known = item.growth === null || item.sizing.average === null ? 'Not known' : 'Known now';
    return <span className={styles.muted}>{item.quadrant.code === before.quadrant.code ? known : 'Quadrant'}</span>;
  }
  const growth = changeDigits(signalChange('growth', item, before), decimals.growth);
  const sizing = hasSizing ? changeDigits(signalChange('sizing', item, before), decimals.sizing) : '';
  const words = [growth && `growth ${growth} points`, sizing && `sizing ${sizing} points`].filter(Boolean).join(', ');
  return (
    <span className={styles.since} role="img" aria-label={words}>
      <svg width="18" height="18" viewBox="-9 -9 18 18" aria-hidden="true">
        <path transform={`rotate(${angleOf(item, before, scales)})`} d="M-7 0H6M2 -4L6 0L2 4" />
      </svg>
      <span>{growth}</span>
      {hasSizing && <span className={styles.muted}>{sizing}</span>}
    </span>
  );
}

/** Maps are about twice as wide as they are high. */
const MAP_RATIO = 2;

/** Clockwise from the right, in degrees. */
function angleOf(item: ChartItem, before: ChartItem, { growth: up, sizing: right }: TableScales): number {
  const way = (scale: TableScales['growth'], now: number | null, then: number | null): number =>
    now === null || then === null ? 0 : scale.share(now) - scale.share(then);
  const dx = way(right, item.sizing.average, before.sizing.average) * MAP_RATIO;
  const dy = way(up, item.growth, before.growth);
  return Math.round((Math.atan2(-dy, dx) * 180) / Math.PI);
}

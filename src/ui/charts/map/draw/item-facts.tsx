import { countOf, formatCount, formatFraction, MISSING_FIGURE } from '../../../../domain/shared/figures';
import { formatGrowth, growthDirection } from '../../../../domain/topic/growth';
import { topicStatusName } from '../../../../domain/topic/topic-status';
import { NewBadge } from '../../../kit/signal/new-badge';
import type { ChartItem } from '../../items/chart-item';
import type { Mark } from '../model/map-scene';
import styles from './map-tooltip.module.scss';

const TYPES = { trend: 'Trend', topic: 'Topic' } as const;

interface Props {
  readonly mark: Mark;
  /** How to open it; null where a button says so. */
  readonly how: string | null;
}

/** All that the map knows about one bubble. */
export function ItemFacts({ mark, how }: Props) {
  const { item } = mark;
  return (
    <>
      <p className={styles.kind} data-quadrant={mark.hue}>
        <span className={styles.dot} />
        {item.quadrant.label}
        {item.isNew && <NewBadge />}
        <span className={styles.type}>{TYPES[item.type]}</span>
      </p>
      <p className={styles.name} dir="auto">
        {item.name}
      </p>
      <dl className={styles.facts}>
        <dt>Growth, 3-year CAGR</dt>
        <dd className={directionClass(item)}>{formatGrowth(item.growth)}</dd>
        <dt>Average sizing</dt>
        <dd>{formatFraction(item.sizing.average)}</dd>
        <dt>Impacting drivers</dt>
        <dd>{item.driverCount === null ? MISSING_FIGURE : formatCount(item.driverCount)}</dd>
        {item.topicCount !== null && (
          <>
            <dt>Topics</dt>
            <dd>{formatCount(item.topicCount)}</dd>
          </>
        )}
        {item.status !== null && item.status !== 0 && (
          <>
            <dt>Status</dt>
            <dd>{topicStatusName(item.status)}</dd>
          </>
        )}
        <Before mark={mark} />
      </dl>
      <Notes mark={mark} />
      <Foot item={item} how={item.isGone ? null : how} />
    </>
  );
}

function directionClass({ growth }: ChartItem): string | undefined {
  const direction = growthDirection(growth);
  return direction === null ? undefined : styles[direction];
}

/** The figures that it came from, while movement is shown. */
function Before({ mark: { movement, item } }: { readonly mark: Mark }) {
  if (movement?.kind !== 'moved') return null;
  const { before } = movement;
  return (
    <>
      <dt className={styles.before}>Growth before</dt>
      <dd className={styles.before}>{formatGrowth(before.growth)}</dd>
      <dt>Sizing before</dt>
      <dd>{formatFraction(before.sizing.average)}</dd>
      {before.quadrant.code !== item.quadrant.code && (
        <>
          <dt>Quadrant before</dt>
          <dd>{before.quadrant.label}</dd>
        </>
      )}
    </>
  );
}

function Notes({ mark: { item, beyond, twins, movement } }: Pick<Props, 'mark'>) {
  const notes = [
    ...(beyond ? ['Beyond the even part of the axes: the figures count, not the place.'] : []),
    ...(twins > 0 ? [`${countOf(twins, 'other')} at the same place, moved apart to be seen.`] : []),
    ...(movement?.kind === 'new'
      ? [movement.before === null ? 'New since the previous data.' : 'Its figures are new since the previous data.']
      : []),
    ...(item.isGone ? ['No longer in the current data.'] : []),
  ];
  return notes.map((note) => (
    <p key={note} className={styles.note}>
      {note}
    </p>
  ));
}

function Foot({ item, how }: { readonly item: ChartItem; readonly how: string | null }) {
  const context = item.type === 'topic' ? (item.trendName ?? item.shiftName) : item.shiftName;
  const parts = [context, how].filter((part) => part !== null);
  return parts.length === 0 ? null : (
    <p className={styles.foot} dir="auto">
      {parts.join(' · ')}
    </p>
  );
}

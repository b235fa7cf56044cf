import { countOf, formatCount, formatFraction, MISSING_FIGURE } from '../../../../domain/shared/figures';
import { formatGrowth, growthDirection } from '../../../../domain/topic/growth';
import { topicStatusName } from '../../../../domain/topic/topic-status';
import { NewBadge } from '../../../kit/signal/new-badge';
import type { Mark } from '../model/map-scene';
import styles from './map-tooltip.module.scss';

const TYPES = { trend: 'Trend', topic: 'Topic' } as const;

interface Props {
  readonly mark: Mark;
  /** How to open it; null where there is a button. */
  readonly how: string | null;
}

/** Everything about one bubble. */
export function ItemFacts({ mark, how }: Props) {
  const { item } = mark;
  const context = item.type === 'topic' ? (item.trendName ?? item.shiftName) : item.shiftName;
  const foot = [context, item.isGone ? null : how].filter((part) => part !== null);
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
        {factsOf(mark).map(({ term, value, className }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className={className}>{value}</dd>
          </div>
        ))}
      </dl>
      {notesOf(mark).map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {foot.length > 0 && (
        <p className={styles.foot} dir="auto">
          {foot.join(' · ')}
        </p>
      )}
    </>
  );
}

interface Fact {
  readonly term: string;
  readonly value: string;
  readonly className?: string | undefined;
}

function factsOf({ item, movement }: Mark): readonly Fact[] {
  const { growth, sizing, driverCount, topicCount, status, quadrant } = item;
  const direction = growthDirection(growth);
  const before = movement?.kind === 'moved' ? movement.before : null;
  return [
    {
      term: 'Growth, 3-year CAGR',
      value: formatGrowth(growth),
      className: direction === null ? '' : styles[direction],
    },
    { term: 'Average sizing', value: formatFraction(sizing.average) },
    { term: 'Impacting drivers', value: driverCount === null ? MISSING_FIGURE : formatCount(driverCount) },
    ...(topicCount === null ? [] : [{ term: 'Topics', value: formatCount(topicCount) }]),
    ...(status === null || status === 0 ? [] : [{ term: 'Status', value: topicStatusName(status) }]),
    ...(before === null
      ? []
      : [
          { term: 'Growth before', value: formatGrowth(before.growth) },
          { term: 'Sizing before', value: formatFraction(before.sizing.average) },
        ]),
    ...(before === null || before.quadrant.code === quadrant.code
      ? []
      : [{ term: 'Quadrant before', value: before.quadrant.label }]),
  ];
}

function notesOf({ item, beyond, twins, movement }: Mark): readonly string[] {
  return [
    ...(beyond ? ['Beyond the even part of the axes: the figures count, not the place.'] : []),
    ...(twins > 0 ? [`${countOf(twins, 'other')} at the same place, moved apart to be seen.`] : []),
    ...(movement?.kind === 'new'
      ? [movement.before === null ? 'New since the previous data.' : 'Its figures are new since the previous data.']
      : []),
    ...(item.isGone ? ['No longer in the current data.'] : []),
  ];
}

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
        {factsOf(mark).map(([term, value, className]) => (
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

type Fact = readonly [term: string, value: string, className?: string | undefined];

function factsOf({ item, movement }: Mark): readonly Fact[] {
  const { growth, sizing, driverCount, topicCount, status, quadrant } = item;
  const before = movement?.kind === 'moved' ? movement.before : null;
  const facts: readonly (Fact | false | null)[] = [
    ['Growth, 3-year CAGR', formatGrowth(growth), styles[growthDirection(growth) ?? '']],
    ['Average sizing', formatFraction(sizing.average)],
    ['Impacting drivers', driverCount === null ? MISSING_FIGURE : formatCount(driverCount)],
    topicCount !== null && ['Topics', formatCount(topicCount)],
    status !== null && status !== 0 && ['Status', topicStatusName(status)],
    before && ['Growth before', formatGrowth(before.growth)],
    before && ['Sizing before', formatFraction(before.sizing.average)],
    before && before.quadrant.code !== quadrant.code && ['Quadrant before', before.quadrant.label],
  ];
  return facts.filter((fact) => fact !== null && fact !== false);
}

function notesOf({ item, beyond, twins, movement }: Mark): readonly string[] {
  const isUnknownBefore = movement?.kind === 'new' && movement.before === null;
  const notes = [
    beyond && 'Beyond the even part of the axes: the figures count, not the place.',
    twins > 0 && `${countOf(twins, 'other')} at the same place, moved apart to be seen.`,
    isUnknownBefore && 'New since the previous data.',
    movement?.kind === 'new' && !isUnknownBefore && 'Its figures are new since the previous data.',
    item.isGone && 'No longer in the current data.',
  ];
  return notes.filter((note) => note !== false);
}

import { Row, Text } from '../../../kit/layout/stack';
import { capitalized } from '../../../../domain/shared/words';
import { countOf, formatCount } from '../../../../domain/shared/figures';
import { figureOf, FIGURES, formatFigure, type Measured, type SignalFigure } from '../../../../domain/topic/figures';
import type { ChosenAxes } from '../../../../domain/topic/map-axes';
import { growthDirection, growthTitle, type GrowthName } from '../../../../domain/topic/signal';
import { isDecided, topicStatusName } from '../../../../domain/topic/topic-status';
import { Dot, quadrantHue } from '../../../signal/dot';
import { NewBadge } from '../../../signal/new-badge';
import styles from './map-tooltip.module.scss';
import type { ChartMark } from '../model/chart-shapes';
import { useDataText } from '../../../kit/media/data-text';

const TYPES = { trend: 'Trend', topic: 'Topic' } as const;

interface Props {
  readonly mark: ChartMark;
  /** How to open it; null where there is a button. */
  readonly how: string | null;
  readonly growthName: GrowthName;
  /** The figures of the map, where they are others than growth and average sizing. */
  readonly axes: ChosenAxes | null;
  /** What features mark it with, such as 'to confirm'. */
  readonly marks: readonly string[];
}

/** Everything about one bubble. */
export function ItemFacts({ mark, how, growthName, axes, marks }: Props) {
  const dataText = useDataText();
  const { item } = mark;
  const context = item.type === 'topic' ? (item.trendName ?? item.shiftName) : item.shiftName;
  const foot = [context, item.isGone ? null : how].filter((part) => part !== null);
  return (
    <>
      <Row as="p" gap={8} type="chip" tone="hue" data-quadrant={quadrantHue(item.quadrant)}>
        <Dot />
        {item.quadrant.label}
        {item.isNew && <NewBadge />}
        <Text as="span" tone="muted" fit="last">
          {TYPES[item.type]}
        </Text>
      </Row>
      <Text type="card" className={styles.name} {...dataText}>
        {item.name}
      </Text>
      <dl className={styles.facts}>
        {factsOf(mark, growthName, axes).map(([term, value, tone]) => (
          <div key={term}>
            <Text as="dt" tone="muted">
              {term}
            </Text>
            <Text as="dd" tone={tone ?? 'strong'}>
              {value}
            </Text>
          </div>
        ))}
      </dl>
      {[...marks.map((name) => `${capitalized(name)}.`), ...notesOf(mark)].map((note) => (
        <Text key={note} type="caption" tone="muted" above={8}>
          {note}
        </Text>
      ))}
      {foot.length > 0 && (
        <Text type="caption" tone="muted" breaks above={8} pad="8 0 0" ruled="above" {...dataText}>
          {foot.join(' · ')}
        </Text>
      )}
    </>
  );
}

type Fact = readonly [term: string, value: string, tone?: 'positive' | 'negative' | undefined];

const TONES = { up: 'positive', down: 'negative' } as const;

function toneOf(growth: number | null): Fact[2] {
  const direction = growthDirection(growth);
  return direction === null ? undefined : TONES[direction];
}

const textOf = (figure: SignalFigure, of: Measured): string => formatFigure(figure, figureOf(figure, of));

function factsOf({ item, movement }: ChartMark, growthName: GrowthName, axes: ChosenAxes | null): readonly Fact[] {
  const { topicCount, status, quadrant } = item;
  const before = movement?.kind === 'moved' ? movement.before : null;
  const others = [axes?.x, axes?.y].filter(
    (axis) => axis !== undefined && axis.key !== 'growth' && axis.key !== 'sizing',
  );
  const facts: readonly (Fact | false | null)[] = [
    ...others.map((axis): Fact | null => (axis ? [axis.name, axis.textOf(axis.valueOf(item))] : null)),
    [growthTitle(growthName), textOf('growth', item), toneOf(item.growth)],
    [FIGURES.sizing.label, textOf('sizing', item)],
    [FIGURES.drivers.label, textOf('drivers', item)],
    topicCount !== null && ['Topics', formatCount(topicCount)],
    isDecided(status) && ['Status', topicStatusName(status)],
    before && ['Growth before', textOf('growth', before)],
    before && ['Sizing before', textOf('sizing', before)],
    before && before.quadrant.code !== quadrant.code && ['Quadrant before', before.quadrant.label],
  ];
  return facts.filter((fact) => fact !== null && fact !== false);
}

function notesOf({ item, beyond, twins, movement }: ChartMark): readonly string[] {
  const isUnknownBefore = movement?.kind === 'new' && movement.before === null;
  const notes = [
    item.growthNote !== undefined && `Growth is a real series: ${item.growthNote}`,
    beyond && 'Beyond the even part of the axes: go by the figures, not by the place.',
    twins > 0 && `${countOf(twins, 'other')} at the same place, moved apart to be seen.`,
    isUnknownBefore && 'New since the previous data.',
    movement?.kind === 'new' && !isUnknownBefore && 'Its figures are new since the previous data.',
    item.isGone && 'No longer in the current data.',
  ];
  return notes.filter((note) => note !== false);
}

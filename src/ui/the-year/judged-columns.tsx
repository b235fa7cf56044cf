import type { JudgedViewModel } from '../../application/the-year/judged.view-model';
import { decidedWhen, thenToNow } from '../../domain/the-year/decision-words';
import { localDay } from '../../domain/shared/calendar';
import { judgedOf, type Judged } from '../../domain/the-year/judged';
import { figureOf, spreadsheetFigure } from '../../domain/topic/figures';
import { changeTexts, type FigureChange } from '../../domain/topic/figure-change';
import { quadrantOf, shortQuadrantLabel } from '../../domain/topic/quadrant';
import { topicStatusName } from '../../domain/topic/topic-status';
import { Button } from '../kit/controls/button';
import { Row, Text } from '../kit/layout/stack';
import type { Column } from '../kit/table/column';
import { quadrantHue } from '../signal/dot';
import styles from './judged-tab.module.scss';

/** Of the table: what was decided and why, then and now. */
export function judgedColumns(view: JudgedViewModel): readonly Column<Judged>[] {
  const growths = view.all.compared.flatMap(({ compared }) => [
    compared?.growth.before ?? 0,
    compared?.growth.now ?? 0,
  ]);
  const days = new Set(judgedOf(view.all).map(({ decision }) => decidedWhen(decision)));
  // One day is said once.
  const [day = ''] = days.size === 1 ? days : [];
  const scale = { from: Math.min(0, ...growths), to: Math.max(0.1, ...growths) };
  return [
    {
      id: 'topic',
      head: day === '' ? 'Topic' : `Topic, decided ${day}`,
      isRowHead: true,
      grows: true,
      width: 184,
      phone: 'line',
      cell: (row) => (
        <>
          {row.topic === null ? (
            <Text as="span" type="name" dir="auto">
              {row.name === '' ? 'A topic whose name this browser has forgotten' : row.name}
            </Text>
          ) : (
            <button type="button" className={styles.name} onClick={() => view.opens.card(row)} dir="auto">
              {row.name}
            </button>
          )}
          {day === '' && (
            <Text type="caption" tone="muted">
              {decidedWhen(row.decision)}
            </Text>
          )}
        </>
      ),
      csv: ({ name }) => name,
    },
    {
      id: 'reason',
      head: 'Reason given then',
      grows: true,
      width: 152,
      phone: 'line',
      cell: ({ decision: { reason } }) => (
        <Text as="span" type="small" {...(reason === null && { tone: 'muted' })} lines={2} dir="auto">
          {reason ?? 'no reason noted'}
        </Text>
      ),
      csv: ({ decision: { reason } }) => reason ?? '',
    },
    {
      id: 'quadrant',
      head: 'Quadrant',
      width: 120,
      cell: (row) => <Quadrants {...row} />,
      csv: ({ topic, decision: { figures } }) =>
        `${figures === null ? 'not kept' : quadrantOf(figures.quadrant).label} → ${topic?.quadrant.label ?? 'gone'}`,
    },
    {
      id: 'sizing',
      head: 'Sizing, 0 to 100 %',
      width: 204,
      phone: 'line',
      phoneLabel: 'sizing',
      cell: ({ compared, topic }) =>
        compared !== null && (
          <Dumbbell change={compared.sizing} from={0} to={1} hue={topic && quadrantHue(topic.quadrant)} />
        ),
      csv: ({ decision: { figures } }) => spreadsheetFigure('sizing', figures?.sizing ?? null),
    },
    {
      id: 'growth',
      head: 'Growth a year',
      width: 204,
      phone: 'line',
      phoneLabel: 'growth',
      cell: ({ compared, topic }) =>
        compared !== null && (
          <Dumbbell change={compared.growth} {...scale} hue={topic && quadrantHue(topic.quadrant)} />
        ),
      csv: ({ decision: { figures } }) => spreadsheetFigure('growth', figures?.growth ?? null),
    },
    {
      id: 'again',
      head: <span className="visually-hidden">Decide again</span>,
      width: 104,
      align: 'end',
      cell: (row) =>
        row.topic !== null && (
          <Button
            variant="quiet"
            size="small"
            className={styles.again}
            aria-label={`Decide again: ${row.name}`}
            onClick={() => view.opens.decideAgain(row)}
          >
            Decide again
          </Button>
        ),
    },
  ];
}

/** Further columns of a file: the status, its day, and the figures of now beside those of then. */
export const IN_FILES: readonly Column<Judged>[] = [
  { id: 'status', head: 'Decision', cell: () => null, csv: ({ decision }) => topicStatusName(decision.status) },
  { id: 'day', head: 'Decided on', cell: () => null, csv: ({ decision }) => localDay(decision.at) },
  ...(['sizing', 'growth'] as const).map((figure): Column<Judged> => ({
    id: `${figure} now`,
    head: `${figure === 'sizing' ? 'Sizing' : 'Growth'} now`,
    cell: () => null,
    csv: ({ topic }) => (topic === null ? null : spreadsheetFigure(figure, figureOf(figure, topic))),
  })),
];

function Quadrants({ topic, decision: { figures }, compared }: Judged) {
  if (topic === null) {
    return (
      <Text as="span" type="small" tone="muted">
        {figures === null ? '' : `${shortQuadrantLabel(quadrantOf(figures.quadrant))}, `}no longer in the data
      </Text>
    );
  }
  if (compared === null) {
    return (
      <Text as="span" type="small" tone="muted">
        figures not kept
      </Text>
    );
  }
  const { before, now, isOther } = compared.quadrant;
  return (
    <Row as="span" gap={4} type="small" className={styles.quadrants}>
      {isOther && (
        <span data-quadrant={quadrantHue(before)} title={before.label}>
          <i className={styles.ring} aria-hidden="true" />
          <span className="visually-hidden">{before.label}, now</span> →
        </span>
      )}
      <span data-quadrant={quadrantHue(now)} title={now.label}>
        <i className={styles.dot} aria-hidden="true" /> {shortQuadrantLabel(now)}
      </span>
    </Row>
  );
}

interface DumbbellProps {
  readonly change: FigureChange;
  /** The ends of the scale. */
  readonly from: number;
  readonly to: number;
  readonly hue: string | null;
}

/** A ring at the figure then and a dot at the figure now, on one scale for all rows, and both in words. */
function Dumbbell({ change, from, to, hue }: DumbbellProps) {
  const { before, now, isSeen } = change;
  const [then, today] = changeTexts(change);
  const at = (value: number): number => 4 + 72 * Math.min(1, Math.max(0, (value - from) / (to - from || 1)));
  return (
    <Row as="span" gap={8} type="small" tabular data-quadrant={hue ?? undefined}>
      <svg className={styles.scale} viewBox="0 0 80 12" aria-hidden="true">
        <path className={styles.axis} d="M0 6H80" />
        {before !== null && now !== null && isSeen && <path className={styles.bar} d={`M${at(before)} 6H${at(now)}`} />}
        {before !== null && isSeen && <circle className={styles.was} cx={at(before)} cy="6" r="3.5" />}
        {now !== null && <circle className={styles.is} cx={at(now)} cy="6" r="4" />}
      </svg>
      {isSeen ? (
        <span>
          <Text as="span" tone="muted">
            {then} →
          </Text>{' '}
          <Text as="b" weight={600}>
            {today}
          </Text>
        </span>
      ) : (
        <Text as="span" tone="muted">
          {thenToNow(change)}
        </Text>
      )}
    </Row>
  );
}

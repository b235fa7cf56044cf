import { ArrowRight } from 'lucide-react';
import type { Standing } from '../../../application/team/team.store';
import type { KnownColumn } from '../../../application/compare/compared-column';
import type { CompareViewModel } from '../../../application/compare/compare.view-model';
import { formatCount, MISSING_FIGURE } from '../../../domain/shared/figures';
import { numberWord } from '../../../domain/shared/words';
import { changeInWords, signalChange } from '../../../domain/topic/figure-change';
import { figureOf, previousTitle, spreadsheetFigure } from '../../../domain/topic/figures';
import { formatOwnValue, ownColumnsOf } from '../../../domain/topic/own-values';
import { shownValuesOf } from '../../../domain/topic/radar-values';
import { topicStatusName } from '../../../domain/topic/topic-status';
import { Row, Text } from '../../kit/layout/stack';
import { quadrantHue } from '../../kit/signal/dot';
import { AgreementStrip } from '../../kit/signal/agreement-strip';
import { ConsensusBars } from '../../kit/signal/consensus-bars';
import { ColleagueLine } from '../../team/colleague-line';
import styles from './cells.module.scss';
import type { CellActions, RowSpec, SheetLine } from './row-spec';

/** Movement, consensus, and where the columns belong. */
export function factRows(view: CompareViewModel, { onTrend }: CellActions): readonly RowSpec[] {
  const { known, comparison, hasPrevious, previousDay } = view;
  const { growthName } = view.workspace;
  const movement: RowSpec = {
    key: 'since',
    label: previousDay === null ? 'Since the previous data' : `Since ${previousDay}`,
    startsSection: true,
    cellOf: (column) => <Movement column={column} />,
    sheet: [
      ['Previous quadrant', ({ previous }) => previous?.quadrant.label ?? null],
      ...(['growth', 'sizing'] as const).map((figure): SheetLine => [
        previousTitle(figure, growthName),
        ({ previous }) => previous && spreadsheetFigure(figure, figureOf(figure, previous)),
      ]),
    ],
  };
  const first = known[0];
  const isSame = known.length > 1 && known.every((column) => belongsOf(column) === belongsOf(known[0]));
  return [
    ...(hasPrevious ? [movement] : []),
    ...(known.some(({ says }) => says !== null) ? [TEAM] : []),
    {
      key: 'consensus',
      label: 'Consensus',
      isShort: true,
      cellOf: ({ signal }) => <ConsensusBars label={signal.consensus.label} />,
      sheet: [['Consensus', ({ signal }) => signal.consensus.label]],
    },
    ...ownColumnsOf(known.map(({ signal }) => ({ own: shownValuesOf(signal) ?? {} }))).map(({ name }) => ({
      key: `own ${name}`,
      label: name,
      isShort: true,
      cellOf: ({ signal }: KnownColumn) => formatOwnValue(shownValuesOf(signal)?.[name] ?? MISSING_FIGURE),
      sheet: [[name, ({ signal }) => shownValuesOf(signal)?.[name] ?? null] satisfies SheetLine],
    })),
    ...(comparison.type === 'trend'
      ? [
          {
            key: 'topics',
            label: 'Topics',
            isShort: true,
            cellOf: ({ topicCount }: KnownColumn) => (topicCount === null ? MISSING_FIGURE : formatCount(topicCount)),
            sheet: [['Topics', ({ topicCount }) => topicCount] satisfies SheetLine],
          },
        ]
      : []),
    {
      key: 'trend',
      label: comparison.type === 'trend' ? 'Shift' : 'Trend, shift',
      cellOf: (column) => <Belongs column={column} onTrend={onTrend} isStacked />,
      sheet: [
        ...(comparison.type === 'topic' ? [['Trend', ({ trend }) => trend?.name ?? null] satisfies SheetLine] : []),
        ['Shift', ({ shiftName }) => shiftName],
      ],
      ...(isSame &&
        first !== undefined && {
          whole: (
            <>
              <Belongs column={first} onTrend={onTrend} />{' '}
              <span className={styles.muted}>
                the same for {known.length === 2 ? 'both' : `all ${numberWord(known.length)}`}
              </span>
            </>
          ),
        }),
    },
  ];
}

const TEAM: RowSpec = {
  key: 'team',
  label: 'Team',
  startsSection: true,
  cellOf: ({ says }) => says && <TeamSays {...says} />,
  sheet: [
    [
      'Team',
      ({ says }) =>
        says &&
        (says.standings.length === 0
          ? says.words
          : says.standings.map(({ name, status }) => `${name}: ${topicStatusName(status)}`).join('; ')),
    ],
  ],
};

/** Where the members stand, by name: there is room for them. */
function TeamSays({ standings, words }: { readonly standings: readonly Standing[]; readonly words: string }) {
  return (
    <>
      {standings.length > 0 && <AgreementStrip says={standings} />}
      <p className={styles.muted}>{words}</p>
      {standings.length > 1 && <ColleagueLine says={standings} own={null} />}
    </>
  );
}

function belongsOf(column: KnownColumn | undefined): string {
  return `${column?.trend?.id}|${column?.shiftName}`;
}

function Movement({ column: { signal, previous } }: { column: KnownColumn }) {
  if (previous === null) return <span className={styles.muted}>Not in the previous data</span>;
  const parts = (['growth', 'sizing'] as const).flatMap((figure) => {
    const change = signalChange(figure, signal, previous);
    return change.difference === null || !change.isSeen ? [] : [changeInWords(change)];
  });
  const hasMoved = signal.quadrant.code !== previous.quadrant.code;
  if (!hasMoved && parts.length === 0) return <span className={styles.muted}>No change</span>;
  return (
    <>
      <Row as="p" gap={8} wrap inline weight={500} className={styles.moved}>
        {hasMoved ? (
          <>
            <Text as="span" tone="hue" data-quadrant={quadrantHue(previous.quadrant)}>
              {previous.quadrant.label}
            </Text>
            <ArrowRight size={14} strokeWidth={1.75} aria-label="to" />
            <Text as="span" tone="hue" data-quadrant={quadrantHue(signal.quadrant)}>
              {signal.quadrant.label}
            </Text>
          </>
        ) : (
          'Same quadrant'
        )}
      </Row>
      {parts.length > 0 && <p className={styles.muted}>{parts.join(', ')}</p>}
    </>
  );
}

interface BelongsProps extends CellActions {
  readonly column: KnownColumn;
  /** The shift below the trend, instead of after it. */
  readonly isStacked?: boolean;
}

function Belongs({ column: { trend, shiftName }, onTrend, isStacked = false }: BelongsProps) {
  if (trend === null) return shiftName ?? MISSING_FIGURE;
  return (
    <>
      {onTrend === undefined ? (
        trend.name
      ) : (
        <button type="button" className={styles.link} onClick={() => onTrend(trend)}>
          {trend.name}
        </button>
      )}
      {shiftName !== null && (isStacked ? <p className={styles.muted}>{shiftName}</p> : `, ${shiftName}`)}
    </>
  );
}

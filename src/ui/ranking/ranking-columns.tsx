import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { SelectionStore } from '../../application/selection/selection.store';
import { shownDecimals } from '../../domain/topic/figures';
import { isOwnKey } from '../../domain/topic/own-values';
import type { Topic } from '../../domain/topic/topic';
import type { TopicId } from '../../domain/shared/entity-id';
import { formatRankValue } from '../../domain/ranking/set-sum';
import { lackWords, partsInWords, type Ranked, type FigureScale } from '../../domain/ranking/score';
import type { RankingFirmness } from '../../application/ranking/ranking-firmness';
import { TOLERANCE } from '../../domain/ranking/firmness';
import { rankFigureName, rankValue } from '../../domain/ranking/weighting';
import { fixedDigits, formatFraction, MISSING_FIGURE } from '../../domain/shared/figures';
import { Text } from '../kit/layout/stack';
import type { Column } from '../kit/table/column';
import { SelectBox } from '../kit/table/row-name';
import { PartsBar, PartsInWords, PartsKey } from '../signal/value-parts';
import styles from './ranking.module.scss';

interface Input {
  readonly scales: readonly FigureScale[];
  readonly selection: SelectionStore;
  /** All of the project: the figures of a column have as many decimals as theirs. */
  readonly topics: readonly Topic[];
  /** In the order of the rows. */
  readonly ids: () => readonly TopicId[];
  readonly firmness: RankingFirmness;
  /** So many first places are counted. */
  readonly top: number;
  readonly onOpen: (row: Ranked) => void;
}

/** Of the table: place, topic with what it lacks, score with its parts, how firm the place is, and the figures. */
export function rankingColumns({
  scales,
  selection,
  topics,
  ids,
  firmness,
  top,
  onOpen,
}: Input): readonly Column<Ranked>[] {
  const shareOf = ({ topic, score }: Ranked): number | null =>
    score === null ? null : (firmness.shown?.shareOf.get(topic.id) ?? null);
  return [
    {
      id: 'place',
      head: 'Place',
      width: 48,
      phoneLabel: 'place',
      cell: ({ topic, place }) => (
        <SelectBox
          label={`Select ${topic.name}`}
          state={selection.has(topic.id) ? 'all' : 'none'}
          onToggle={(isRange) => (isRange ? selection.range(topic.id, ids()) : selection.toggle(topic.id))}
        >
          {place ?? MISSING_FIGURE}
        </SelectBox>
      ),
      csv: ({ place }) => place ?? '',
    },
    {
      id: 'topic',
      head: 'Topic',
      isRowHead: true,
      grows: true,
      width: 160,
      phone: 'line',
      cell: (row) => (
        <>
          <button type="button" className={styles.name} onClick={() => onOpen(row)} dir="auto">
            {row.topic.name}
          </button>
          {row.missing.length > 0 && (
            <Text as="span" type="caption" tone="muted" dir="auto" className={styles.lack}>
              {lackWords(row)}
            </Text>
          )}
        </>
      ),
      csv: ({ topic }) => topic.name,
    },
    {
      id: 'score',
      head: 'Score of 100',
      headNote: <PartsKey names={scales.map(({ figure }) => rankFigureName(figure))} />,
      grows: true,
      width: 152,
      phone: 'line',
      cell: (row) => <ScoreCell row={row} />,
      csv: ({ score }) => (score === null ? '' : Math.round(score * 10) / 10),
    },
    {
      id: 'firm',
      head: `Among the first ${top}`,
      hint: `In how many weightings within ${TOLERANCE} points of these`,
      width: 88,
      align: 'end',
      phoneLabel: `among the first ${top} in`,
      cell: (row) => <FirmCell firmness={firmness} shareOf={() => shareOf(row)} />,
      csv: (row) => {
        const share = firmness.isBehind ? null : shareOf(row);
        return share === null ? '' : Math.round(share * 100);
      },
    },
    ...scales.map(({ figure }): Column<Ranked> => {
      const values = topics.map((topic) => rankValue(figure, topic));
      const decimals = isOwnKey(figure) ? undefined : shownDecimals(figure, values);
      return {
        id: figure,
        head: rankFigureName(figure),
        width: 72,
        align: 'end',
        phone: 'none',
        cell: ({ topic }) => formatRankValue(figure, rankValue(figure, topic), decimals),
        csv: ({ topic }) => rankValue(figure, topic) ?? '',
      };
    }),
    {
      id: 'missing',
      head: <span className="visually-hidden">Not known</span>,
      width: 1,
      phone: 'none',
      cell: () => null,
      csv: ({ missing }) => missing.map(rankFigureName).join(', '),
    },
  ];
}

interface FirmCellProps {
  readonly firmness: RankingFirmness;
  readonly shareOf: () => number | null;
}

/** Muted while it is of the weights before. An observer of its own, so that the rows are not drawn again when it comes. */
const FirmCell = observer(function FirmCell({ firmness, shareOf }: FirmCellProps) {
  const share = shareOf();
  return (
    <Text as="span" {...(firmness.isBehind && { tone: 'muted' as const })}>
      {share === null ? MISSING_FIGURE : formatFraction(share, 0)}
    </Text>
  );
});

/** The score as a bar of its parts; a press says them in words. */
function ScoreCell({ row }: { readonly row: Ranked }) {
  const { topic, score } = row;
  const [isOpen, setOpen] = useState(false);
  if (score === null) return <Text as="span">{MISSING_FIGURE}</Text>;
  const parts = partsInWords(row);
  return (
    <>
      <button
        type="button"
        className={styles.score}
        aria-expanded={isOpen}
        aria-label={`Score of ${topic.name}: ${fixedDigits(score, 1)}. Show its parts`}
        onClick={() => setOpen(!isOpen)}
      >
        <PartsBar parts={parts} />
        <Text as="span" type="small" className={styles.number}>
          {fixedDigits(score, 1)}
        </Text>
      </button>
      {isOpen && <PartsInWords parts={parts} />}
    </>
  );
}

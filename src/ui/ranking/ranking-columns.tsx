import { useState } from 'react';
import type { SelectionStore } from '../../application/selection/selection.store';
import type { TopicId } from '../../domain/shared/entity-id';
import { formatRankValue } from '../../domain/ranking/set-sum';
import { lackWords, partsInWords, type Ranked } from '../../domain/ranking/score';
import type { Stability } from '../../domain/ranking/stability';
import { rankFigureName, rankValue, type Weighting } from '../../domain/ranking/weighting';
import { formatFraction, MISSING_FIGURE } from '../../domain/shared/figures';
import { Text } from '../kit/layout/stack';
import type { Column } from '../kit/table/column';
import { SelectBox } from '../kit/table/row-name';
import { PartsBar, PartsInWords } from '../signal/value-parts';
import styles from './ranking.module.scss';

interface Input {
  readonly weighting: Weighting;
  readonly selection: SelectionStore;
  /** In the order of the rows. */
  readonly ids: readonly TopicId[];
  readonly stability: Stability;
  readonly onOpen: (row: Ranked) => void;
}

/** Of the table: place, topic, score with its parts, how firm the place is, and the figures. */
export function rankingColumns({ weighting, selection, ids, stability, onOpen }: Input): readonly Column<Ranked>[] {
  const shareOf = ({ topic }: Ranked): number => stability.shareOf.get(topic.id) ?? 0;
  return [
    {
      id: 'place',
      head: 'Place',
      width: 48,
      align: 'end',
      phoneLabel: 'place',
      cell: ({ topic, place }) => (
        <SelectBox
          label={`Select ${topic.name}`}
          state={selection.has(topic.id) ? 'all' : 'none'}
          onToggle={(isRange) => (isRange ? selection.range(topic.id, ids) : selection.toggle(topic.id))}
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
      width: 184,
      phone: 'line',
      cell: (row) => (
        <button type="button" className={styles.name} onClick={() => onOpen(row)} dir="auto">
          {row.topic.name}
        </button>
      ),
      csv: ({ topic }) => topic.name,
    },
    {
      id: 'score',
      head: 'Score of 100',
      grows: true,
      width: 176,
      phone: 'line',
      cell: (row) => <ScoreCell row={row} />,
      csv: ({ score }) => (score === null ? '' : Math.round(score * 10) / 10),
    },
    {
      id: 'firm',
      head: `Among the first ${stability.top}`,
      hint: `In how many of ${stability.samples} weightings within 10 points of these`,
      width: 120,
      phoneLabel: `among the first ${stability.top} in`,
      cell: (row) => (row.score === null ? MISSING_FIGURE : formatFraction(shareOf(row), 0)),
      csv: (row) => (row.score === null ? '' : Math.round(shareOf(row) * 100)),
    },
    ...weighting.map(({ figure }): Column<Ranked> => ({
      id: figure,
      head: rankFigureName(figure),
      width: 88,
      align: 'end',
      phone: 'none',
      cell: ({ topic }) => formatRankValue(figure, rankValue(figure, topic)),
      csv: ({ topic }) => rankValue(figure, topic) ?? '',
    })),
    {
      id: 'missing',
      head: 'Not known',
      width: 104,
      cell: (row) => (
        <Text as="span" type="small" tone="muted" dir="auto">
          {lackWords(row)}
        </Text>
      ),
      csv: ({ missing }) => missing.map(rankFigureName).join(', '),
    },
  ];
}

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
        aria-label={`Score of ${topic.name}: ${score.toFixed(1)}. Show its parts`}
        onClick={() => setOpen(!isOpen)}
      >
        <PartsBar parts={parts} />
        <span className={styles.number}>{score.toFixed(1)}</span>
      </button>
      {isOpen && <PartsInWords parts={parts} />}
    </>
  );
}

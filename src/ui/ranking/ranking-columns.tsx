import { useState } from 'react';
import { formatRankValue } from '../../domain/ranking/set-sum';
import type { Ranked } from '../../domain/ranking/score';
import type { Stability } from '../../domain/ranking/stability';
import { rankFigureName, rankValue, type Weighting } from '../../domain/ranking/weighting';
import { formatFraction, MISSING_FIGURE } from '../../domain/shared/figures';
import { joined } from '../../domain/shared/words';
import { Row, Text } from '../kit/layout/stack';
import type { Column } from '../kit/table/column';
import styles from './ranking.module.scss';

interface Input {
  readonly weighting: Weighting;
  readonly stability: Stability;
  readonly onOpen: (row: Ranked) => void;
}

/** Of the table: place, topic, score with its parts, how firm the place is, and the figures. */
export function rankingColumns({ weighting, stability, onOpen }: Input): readonly Column<Ranked>[] {
  const shareOf = ({ topic }: Ranked): number => stability.shareOf.get(topic.id) ?? 0;
  return [
    {
      id: 'place',
      head: 'Place',
      width: 48,
      align: 'end',
      phoneLabel: 'place',
      cell: ({ place }) => place ?? MISSING_FIGURE,
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
      cell: ({ missing }) =>
        missing.length > 0 && (
          <Text as="span" type="small" tone="muted" dir="auto">
            without {joined(missing.map(rankFigureName))}
          </Text>
        ),
      csv: ({ missing }) => missing.map(rankFigureName).join(', '),
    },
  ];
}

/** The score as a bar of its parts; a press says them in words. */
function ScoreCell({ row: { topic, score, parts } }: { readonly row: Ranked }) {
  const [isOpen, setOpen] = useState(false);
  if (score === null) return <Text as="span">{MISSING_FIGURE}</Text>;
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, { share }) => sum + share, 0));
  return (
    <>
      <button
        type="button"
        className={styles.score}
        aria-expanded={isOpen}
        aria-label={`Score of ${topic.name}: ${score.toFixed(1)}. Show its parts`}
        onClick={() => setOpen(!isOpen)}
      >
        <svg viewBox="0 0 100 10" className={styles.bar} preserveAspectRatio="none" aria-hidden="true">
          <rect className={styles.track} width="100" height="10" />
          {parts.map(({ figure, share }, index) => (
            <rect
              key={figure}
              className={styles.part}
              data-part={index % 2}
              x={starts[index]}
              width={share}
              height="10"
            />
          ))}
        </svg>
        <span className={styles.number}>{score.toFixed(1)}</span>
      </button>
      {isOpen && (
        <Row as="span" gap="4 12" wrap type="small" tone="muted">
          {parts.map(({ figure, value, share }) => (
            <span key={figure} dir="auto">
              {rankFigureName(figure)} {value === null ? 'not known, not counted' : share.toFixed(1)}
            </span>
          ))}
        </Row>
      )}
    </>
  );
}

import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { RankingStore } from '../../application/ranking/ranking.store';
import { crossingsOf } from '../../domain/ranking/score-lines';
import { ALL_POINTS, rankFigureName, type RankFigure } from '../../domain/ranking/weighting';
import { Select } from '../kit/controls/select';
import { Stack, Text } from '../kit/layout/stack';
import styles from './ranking.module.scss';

/** Topics that have a line. */
const LINES = 5;
const HEIGHT = 50;

/** How the first topics stand where one weight has other points: a line for each, a circle where two cross. */
export const WeightLines = observer(function WeightLines({ store }: { readonly store: RankingStore }) {
  const { weighting, ranked } = store;
  const [chosen, setChosen] = useState<RankFigure | null>(null);
  const weight = weighting.find(({ figure }) => figure === chosen) ?? weighting[0];
  if (weight === undefined || ranked.length < 2) return null;
  const { figure, points } = weight;
  const first = new Set(ranked.slice(0, LINES).map(({ topic }) => topic.id));
  const lines = store.linesOver(figure, first);
  const y = (score: number): number => HEIGHT - score * HEIGHT;
  const crossings = lines
    .flatMap((one, index) =>
      lines.slice(index + 1).flatMap((other) =>
        crossingsOf(one.scores, other.scores).map((crossing) => ({
          ...crossing,
          names: `${one.topic.name} and ${other.topic.name}`,
        })),
      ),
    )
    .toSorted((one, other) => one.at - other.at);
  const crossed = crossings.map(({ at, names }) => `${names} at ${at.toFixed(0)} points`);
  const said = lines.map(({ topic, scores }) => `${topic.name} from ${shown(scores[0])} to ${shown(scores.at(-1))}`);
  return (
    <Stack gap={8} className={styles.lines}>
      <Select
        label="If the points change of"
        options={weighting.map((each) => [each.figure, rankFigureName(each.figure)] as const)}
        value={figure}
        onChange={setChosen}
      />
      <svg
        viewBox={`0 0 ${ALL_POINTS} ${HEIGHT}`}
        className={styles.picture}
        role="img"
        aria-label={[
          `Scores with 0 to 100 points of ${rankFigureName(figure)}: ${said.join(', ')}.`,
          crossed.length > 0 ? ` Change places: ${crossed.join(', ')}.` : ' None change places.',
        ].join('')}
      >
        <path className={styles.axis} d={`M${points} 0V${HEIGHT}`} />
        {lines.map(({ topic, scores }, index) => (
          <path
            key={topic.id}
            className={styles.line}
            data-line={index}
            d={scores.map((score, at) => `${at === 0 ? 'M' : 'L'}${at} ${y(score).toFixed(2)}`).join('')}
          />
        ))}
        {crossings.map(({ at, score, names }) => (
          <circle key={names + at} className={styles.crossing} cx={at} cy={y(score)} r="0.9" />
        ))}
      </svg>
      <ul className={styles.key}>
        {lines.map(({ topic }, index) => (
          <li key={topic.id}>
            <svg viewBox="0 0 6 1" className={styles.sample} aria-hidden="true">
              <path className={styles.line} data-line={index} d="M0 .5H6" />
            </svg>
            <span dir="auto">{topic.name}</span>
          </li>
        ))}
      </ul>
      <Text type="caption" tone="muted">
        Left 0, right 100 points; the upright line is at {points}. Circles mark where two change places.
      </Text>
    </Stack>
  );
});

function shown(score = 0): string {
  return (score * 100).toFixed(0);
}

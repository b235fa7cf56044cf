import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { RankingStore } from '../../application/ranking/ranking.store';
import { crossingsOf, type ScoreLine } from '../../domain/ranking/score-lines';
import { ALL_POINTS, rankFigureName, type RankFigure } from '../../domain/ranking/weighting';
import { Select } from '../kit/controls/select';
import { Stack } from '../kit/layout/stack';
import styles from './ranking.module.scss';

/** Topics that have a line. */
const LINES = 5;
/** Of the drawing, in its own units: the plot has a scale at its left, names at its right and points below it. */
const DRAWING = { width: 344, height: 212 };
const PLOT = { left: 26, right: 196, top: 20, bottom: 178 };
/** Between two names, and between the lines of one. */
const NAME_GAP = 19;
const LINE_GAP = 12;
/** Characters of a line of a name beside the plot. */
const LONGEST = 19;
/** The scale of scores ends at multiples of this. */
const STEP = 10;

/** How the first topics stand where one weight has other points: a line for each, a circle where two cross. */
export const WeightLines = observer(function WeightLines({ store }: { readonly store: RankingStore }) {
  const { weighting, ranked } = store;
  const [chosen, setChosen] = useState<RankFigure | null>(null);
  const weight = weighting.find(({ figure }) => figure === chosen) ?? weighting[0];
  if (weight === undefined || ranked.length < 2) return null;
  const { figure, points } = weight;
  const placeOf = new Map(ranked.slice(0, LINES).map(({ topic }, at) => [topic.id, at]));
  const lines = store.linesOver(figure, new Set(placeOf.keys()));
  const all = lines.flatMap(({ scores }) => scores.map((score) => score * 100));
  const least = Math.floor(Math.min(...all, 100) / STEP) * STEP;
  const most = Math.max(least + STEP, Math.ceil(Math.max(...all, 0) / STEP) * STEP);
  const x = (at: number): number => PLOT.left + (at / ALL_POINTS) * (PLOT.right - PLOT.left);
  const y = (score: number): number =>
    PLOT.bottom - ((score * 100 - least) / (most - least)) * (PLOT.bottom - PLOT.top);
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
        label="If the points change for"
        options={weighting.map((each) => [each.figure, rankFigureName(each.figure)] as const)}
        value={figure}
        onChange={setChosen}
      />
      <svg
        viewBox={`0 0 ${DRAWING.width} ${DRAWING.height}`}
        className={styles.picture}
        role="img"
        aria-label={[
          `Scores with 0 to 100 points of ${rankFigureName(figure)}: ${said.join(', ')}.`,
          crossed.length > 0 ? ` Change places: ${crossed.join(', ')}.` : ' None change places.',
        ].join('')}
      >
        {[least, (least + most) / 2, most].map((score) => (
          <g key={score}>
            <path className={styles.grid} d={`M${PLOT.left} ${y(score / 100)}H${PLOT.right}`} />
            <text x={PLOT.left - 6} y={y(score / 100) + 4} data-end>
              {score}
            </text>
          </g>
        ))}
        <path className={styles.now} d={`M${x(points)} ${PLOT.top - 4}V${PLOT.bottom}`} />
        <text x={x(points)} y={PLOT.top - 8} data-middle data-strong>
          now {points}
        </text>
        {[0, ALL_POINTS].map((at) => (
          <text key={at} x={x(at)} y={PLOT.bottom + 16} data-middle>
            {at}
          </text>
        ))}
        <text x={(PLOT.left + PLOT.right) / 2} y={PLOT.bottom + 30} data-middle>
          points of {shortened(rankFigureName(figure))}
        </text>
        {lines.map(({ topic, scores }) => (
          <path
            key={topic.id}
            className={styles.line}
            data-first={placeOf.get(topic.id) === 0 || undefined}
            d={scores.map((score, at) => `${at === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(score).toFixed(1)}`).join('')}
          />
        ))}
        {crossings.map(({ at, score, names }) => (
          <circle key={names + at} className={styles.crossing} cx={x(at)} cy={y(score)} r="2.6">
            <title>{`${names} change places at ${at.toFixed(0)} points`}</title>
          </circle>
        ))}
        {namesBeside(lines, y).map(({ topic, words, at, end }) => (
          <g key={topic.id}>
            <path className={styles.grid} d={`M${PLOT.right + 1} ${end}L${PLOT.right + 8} ${at}`} />
            <text x={PLOT.right + 11} y={at + 4} data-strong={placeOf.get(topic.id) === 0 || undefined}>
              <title>{topic.name}</title>
              {(placeOf.get(topic.id) ?? 0) + 1} {words[0]}
              {words[1] !== undefined && (
                <tspan x={PLOT.right + 21} dy={LINE_GAP}>
                  {words[1]}
                </tspan>
              )}
            </text>
          </g>
        ))}
      </svg>
    </Stack>
  );
});

interface NamedLine {
  readonly topic: ScoreLine['topic'];
  /** In one line or two. */
  readonly words: readonly string[];
  /** Where its name stands, and where its line ends. */
  readonly at: number;
  readonly end: number;
}

/** The names at the ends of their lines, each below the one before. */
function namesBeside(lines: readonly ScoreLine[], y: (score: number) => number): readonly NamedLine[] {
  const ends = lines
    .map(({ topic, scores }) => ({ topic, words: inLines(topic.name), end: y(scores.at(-1) ?? 0) }))
    .toSorted((one, other) => one.end - other.end);
  let free = -Infinity;
  const placed = ends.map((line) => {
    const at = Math.max(line.end, free);
    free = at + heightOf(line) + NAME_GAP;
    return { ...line, at };
  });
  // What would stand below the plot is moved up, with those above it.
  let below = PLOT.bottom;
  return placed
    .toReversed()
    .map((line) => {
      const at = Math.min(line.at, below - heightOf(line));
      below = at - NAME_GAP;
      return { ...line, at };
    })
    .toReversed();
}

/** From the first line of a name to its last. */
function heightOf({ words }: Pick<NamedLine, 'words'>): number {
  return (words.length - 1) * LINE_GAP;
}

/** A name that is too long for one line goes on in a second, from its last word that does not fit. */
function inLines(name: string): readonly string[] {
  const signs = [...name];
  if (signs.length <= LONGEST) return [name];
  const space = signs.lastIndexOf(' ', LONGEST);
  if (space <= 0) return [shortened(name)];
  return [signs.slice(0, space).join(''), shortened(signs.slice(space + 1).join(''))];
}

function shortened(name: string): string {
  const signs = [...name];
  return signs.length <= LONGEST
    ? name
    : `${signs
        .slice(0, LONGEST - 1)
        .join('')
        .trimEnd()}…`;
}

function shown(score = 0): string {
  return (score * 100).toFixed(0);
}

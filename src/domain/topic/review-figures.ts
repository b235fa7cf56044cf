import { inOrder, rankInOrder, type Ranking } from '../shared/ranking';
import { changeInPoints, figureChange } from './figure-change';
import { MISSING_FIGURE } from '../shared/figures';
import { formatOwnValue, ownColumnsOf, type WithOwn } from './own-values';
import {
  FIGURES,
  figureOf,
  formatFigure,
  shownDecimals,
  ofEachFigure,
  SIGNAL_FIGURES,
  SIZING_FIGURES,
  type Measured,
  type SignalFigure,
} from './figures';

/** The same figure of all topics of the project. */
export interface FigurePeers {
  /** null where unknown. */
  readonly all: readonly (number | null)[];
  readonly known: readonly number[];
  /** The known values, ascending. */
  readonly order: Float64Array;
  /** The scale of the strip. */
  readonly from: number;
  readonly to: number;
}

export interface ReviewFigure {
  readonly figure: SignalFigure;
  /** null: unknown. */
  readonly value: number | null;
  /** In the previous data; null: unknown, or the same. */
  readonly was: number | null;
  readonly ranking: Ranking | null;
  readonly peers: FigurePeers;
}

/** A line of figures: one of ours, or a figure of the user's file. */
export interface FigureLine extends Omit<ReviewFigure, 'figure'> {
  /** null: of the file. */
  readonly figure: SignalFigure | null;
  readonly label: string;
  readonly text: string;
  /** '+14 points', '−2'; '' where it is unknown or rounds to 0. */
  readonly change: string;
}

/** With the decimals that one of the project's figures of its kind needs, so that all of a document have the same. */
export function shownFigure({ figure, value, peers }: Pick<ReviewFigure, 'figure' | 'value' | 'peers'>): string {
  let decimals = decimalsOfPeers.get(peers.known);
  if (decimals === undefined) decimalsOfPeers.set(peers.known, (decimals = shownDecimals(figure, peers.known)));
  return formatFigure(figure, value, decimals);
}

/** Known once for each figure of the project. */
const decimalsOfPeers = new WeakMap<readonly number[], number>();

/** More lines would not fit beside the decision. */
const MOST_LINES = 6;

/** The own figures of all topics, by the name of their column. */
export function ownPeers(topics: readonly WithOwn[]): ReadonlyMap<string, FigurePeers> {
  const columns = ownColumnsOf(topics).filter(({ isFigure }) => isFigure);
  return new Map(
    columns.map(({ name }) => {
      const all = topics.map(({ own = {} }) => (typeof own[name] === 'number' ? own[name] : null));
      const known = all.filter((value) => value !== null);
      const [from, to] = [known.reduce((least, value) => Math.min(least, value), 0), largest(known, 0)];
      return [name, { all, known, order: inOrder(known), from, to }];
    }),
  );
}

/**
 * The lines of a topic: our figures, but for those that no topic of the project has; then those of the user's file.
 * @param previous the topic in the previous data; null: unknown @param own of {@link ownPeers}
 */
export function figureLines(
  rows: readonly ReviewFigure[],
  topic: WithOwn,
  previous: WithOwn | null,
  own: ReadonlyMap<string, FigurePeers>,
): readonly FigureLine[] {
  const isAny = rows.some(({ peers }) => peers.known.length > 0);
  const shown = rows.filter(({ peers }) => peers.known.length > 0 || (!isAny && own.size === 0));
  const ours = shown.map((row): FigureLine => {
    return { ...row, label: FIGURES[row.figure].label, text: shownFigure(row), change: describeChange(row) };
  });
  const others = [...own].map(([label, peers]): FigureLine => {
    const [value, before] = [numberIn(topic, label), numberIn(previous, label)];
    const text = value === null ? MISSING_FIGURE : formatOwnValue(value);
    const was = before === value ? null : before;
    const change = changeOfOwn(value, was);
    return {
      figure: null,
      label,
      value,
      text,
      was,
      change,
      ranking: rankInOrder(value, peers.order, peers.all.length),
      peers,
    };
  });
  return [...ours, ...others].slice(0, Math.max(MOST_LINES, ours.length));
}

function numberIn(topic: WithOwn | null, column: string): number | null {
  const value = topic?.own?.[column];
  return typeof value === 'number' ? value : null;
}

/** Without the digits that the subtraction adds: 0.3 less 0.1 is 0.2. */
function changeOfOwn(value: number | null, was: number | null): string {
  if (value === null || was === null) return '';
  const difference = Number((value - was).toPrecision(12));
  return `${difference > 0 ? '+' : ''}${formatOwnValue(difference)}`;
}

/** Computed once for all topics. Sizing has one scale, from 0 to 1 or to the largest; drivers from 0, growth from its smallest value. */
export function figurePeers(topics: readonly Measured[]): Readonly<Record<SignalFigure, FigurePeers>> {
  const mostSizing = SIZING_FIGURES.reduce(
    (most, figure) =>
      largest(
        topics.map((topic) => figureOf(figure, topic) ?? 0),
        most,
      ),
    1,
  );
  const peersOf = (figure: SignalFigure): FigurePeers => {
    const all = topics.map((topic) => figureOf(figure, topic));
    const known = all.filter((value) => value !== null);
    const { unit } = FIGURES[figure];
    const least = known.reduce((least, value) => Math.min(least, value), 0);
    const most = largest(known, 0);
    return {
      all,
      known,
      order: inOrder(known),
      from: unit === 'rate' ? least : 0,
      to: unit === 'share' ? mostSizing : most,
    };
  };
  return ofEachFigure(peersOf);
}

function largest(values: readonly number[], least: number): number {
  return values.reduce((most, value) => Math.max(most, value), least);
}

/** @param previous the topic in the previous data; null: unknown */
export function reviewFigures(
  topic: Measured,
  previous: Measured | null,
  peers: Readonly<Record<SignalFigure, FigurePeers>>,
): readonly ReviewFigure[] {
  return SIGNAL_FIGURES.map((figure) => placedFigure(figure, topic, previous, peers[figure]));
}

/** The figures of a card. @param peers of the same project, none while they are not known; the own row may be older */
export function figuresAmong<Own extends Measured & { readonly id: string }>(
  own: Own,
  peers: readonly Own[],
): Readonly<Record<SignalFigure, ReviewFigure>> {
  const all = peers.length === 0 ? [] : [...peers.filter(({ id }) => id !== own.id), own];
  const placed = figurePeers(all);
  return ofEachFigure((figure) => placedFigure(figure, own, null, placed[figure]));
}

function placedFigure(
  figure: SignalFigure,
  own: Measured,
  previous: Measured | null,
  peers: FigurePeers,
): ReviewFigure {
  const value = figureOf(figure, own);
  const before = previous && figureOf(figure, previous);
  const was = before === value ? null : before;
  return { figure, value, was, ranking: rankInOrder(value, peers.order, peers.all.length), peers };
}

/** The difference to the previous data: '+14 points', '−2' drivers; '' where it is unknown or rounds to 0. */
export function describeChange({ figure, value, was }: ReviewFigure): string {
  // With the decimals of the two, as the figure stands beside it.
  return changeInPoints(figureChange(figure, value, was), shownDecimals(figure, [value, was]));
}

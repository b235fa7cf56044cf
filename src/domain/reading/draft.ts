import type { Query, QueryGroup, Requirement } from '../query/query';
import type { Subject } from '../query/subject';
import { figureName, formatQueryFigure, isCounted, type QueryFigure } from '../query/query-figures';
import type { Comparator } from '../query/query';
import type { Amount } from './lexer';
import type { NamedItem } from './names';

/** A part of a question in its order. */
export type Atom =
  /** isBare: a value such as 'mature' or 'Food', no statement such as 'growing over 20 %'. */
  | {
      readonly kind: 'condition';
      readonly requirement: Requirement;
      readonly isBare: boolean;
      readonly isNegated?: true;
      readonly isBase?: true;
    }
  | { readonly kind: 'negation'; readonly value: string; readonly text: string }
  | { readonly kind: 'connective'; readonly value: 'and' | 'or' | 'but' | 'comma' }
  /** The following conditions are of rows that belong to the ones asked for: 'shifts with more than three strong signals'. */
  | {
      readonly kind: 'inner';
      readonly subject: Subject;
      readonly comparator: Comparator | null;
      readonly count: number;
      readonly isNegated: boolean;
    }
  /** What ends the whole of a share: 'is', 'have', 'that'. */
  | { readonly kind: 'verb' }
  /** What the whole of a share follows: 'among'. */
  | { readonly kind: 'among' }
  | { readonly kind: 'unread'; readonly text: string };

/** Days, ISO 8601; null: open on this side. */
interface ReadDate {
  readonly from: string | null;
  readonly to: string | null;
  readonly isNegated: boolean;
  readonly text: string;
}

/** What is asked about one item: the lines of its sheet. */
export type Aspect = string;

/** What was read of a question so far. */
export class Draft {
  readonly atoms: Atom[] = [];
  readonly notes: string[] = [];
  readonly names: NamedItem[] = [];
  /** With the words that asked for them. */
  readonly aspects = new Map<Aspect, string>();
  /** What the question is about besides its conditions: 'judge', 'howto', 'them', 'only' … */
  readonly cues = new Map<string, string>();
  /** Figures that were named without being compared. */
  readonly figures: QueryFigure[] = [];
  /** Named after the last condition, and not compared yet. */
  openFigure: QueryFigure | null = null;
  subject: Subject | null = null;
  isPlural = false;
  order: Query['order'] = null;
  isOrderOfMost = false;
  alphabetical: Query['alphabetical'];
  limit: number | null = null;
  offset = 0;
  group: QueryGroup | null = null;
  perGroup: number | null = null;
  intent: Query['intent'] = 'list';
  statistic: 'average' | 'median' | 'sum' | null = null;
  since: Query['since'] = 'update';
  /** Conditions of the query before that are taken back: 'figure growth', 'quadrant', 'place', 'any'. */
  readonly takenBack: string[] = [];
  /** Of the atoms, where the whole of a share begins. */
  shareStart = -1;
  /** The order is not of a figure that was named. */
  isDefaultOrder = false;
  /** The small word before the lexemes that are read. */
  previous = '';
  /** The lexeme after those that are read. */
  following = '';
  /** It is a figure. */
  isBeforeFigure = false;
  readonly dates: ReadDate[] = [];

  /** @param today the day from which 'last month' counts, ISO 8601 @param context the figure that the query before compares */
  constructor(
    readonly today: string,
    readonly context: { readonly figure: QueryFigure; readonly comparator: Comparator } | null,
    /** There is a query before it. */
    readonly isFollowing = false,
  ) {}

  /** Whether a word has no meaning of its own. */
  isWord: (text: string) => boolean = () => false;

  condition(requirement: Requirement, isBare = false): void {
    this.openFigure = null;
    this.atoms.push({ kind: 'condition', requirement, isBare });
  }

  unread(text: string): void {
    this.atoms.push({ kind: 'unread', text });
  }

  note(text: string): void {
    if (!this.notes.includes(text)) this.notes.push(text);
  }

  /** A negation directly before it is of the date alone: 'not from August'. */
  date(from: string | null, to: string | null, text: string): void {
    const last = this.atoms.at(-1);
    const isNegated = last?.kind === 'negation';
    if (isNegated) this.atoms.pop();
    this.dates.push({ from, to, isNegated, text: isNegated ? `${last.text} ${text}` : text });
  }

  /** The words of dates that are not today. */
  get otherDates(): readonly string[] {
    const isToday = ({ from, to, isNegated }: ReadDate): boolean =>
      !isNegated && from === to && from === this.today.slice(0, 10);
    return this.dates.filter((date) => !isToday(date)).map(({ text }) => text);
  }

  /** The figure that was named or compared last, for 'and at most 30 %'. */
  get lastFigure(): QueryFigure | null {
    if (this.openFigure !== null) return this.openFigure;
    const last = this.atoms.findLast((atom) => atom.kind === 'condition' && 'figure' in atom.requirement);
    return last?.kind === 'condition' && 'figure' in last.requirement ? last.requirement.figure : null;
  }

  get hasConditions(): boolean {
    return this.atoms.some(({ kind }) => kind === 'condition');
  }

  /** Adds a figure that is compared with a number. @returns false: the number cannot be one of the figure */
  compare(figure: QueryFigure, comparator: Comparator | 'around' | null, amount: Amount, text: string): boolean {
    if (figure === 'raised' || amount.isMoney) {
      if (!amount.isMoney && figure !== 'raised') return false;
      const { value: millions, currency } = amount;
      this.condition({ kind: 'raised', comparator: plain(comparator), millions, currency });
      return true;
    }
    const value = valueOf(amount, figure);
    if (value === null) return false;
    if (comparator === 'around') return this.#near(figure, value, isCounted(figure) ? 1 : 0.02, text);
    if (comparator === null && !isCounted(figure)) return this.#near(figure, value, 0.005, text);
    this.condition({ kind: 'figure', figure, comparator: plain(comparator), value });
    return true;
  }

  range(figure: QueryFigure, one: Amount, other: Amount): boolean {
    if (figure === 'raised' || other.isMoney) {
      const of = (comparator: Comparator, { value: millions }: Amount): void =>
        this.condition({ kind: 'raised', comparator, millions, currency: other.currency });
      of('at least', one.isMoney ? one : { ...one, ...(other.isMoney && { value: one.value }) });
      of('at most', other);
      return true;
    }
    const unit = one.unit ?? other.unit;
    const [first, second] = [
      valueOf({ ...one, unit }, figure),
      valueOf({ ...other, unit: other.unit ?? unit }, figure),
    ];
    if (first === null || second === null) return false;
    this.condition({ kind: 'between', figure, from: Math.min(first, second), to: Math.max(first, second) });
    return true;
  }

  #near(figure: QueryFigure, value: number, margin: number, text: string): boolean {
    const [from, to] = [rounded(value - margin), rounded(value + margin)];
    this.note(
      `I took ‘${text}’ as ${figureName(figure)} ${formatQueryFigure(figure, from).replace(' %', '')} to ${formatQueryFigure(figure, to)}; change it in the chip.`,
    );
    this.condition({ kind: 'between', figure, from, to });
    return true;
  }
}

function plain(comparator: Comparator | 'around' | null): Comparator {
  return comparator === null || comparator === 'around' ? 'exactly' : comparator;
}

/** As a fraction of 1, or a count; null: not possible. */
export function valueOf({ value, unit }: Amount, figure: QueryFigure): number | null {
  if (isCounted(figure)) return unit === null ? value : null;
  if (unit === 'share') return value;
  return unit !== null || Math.abs(value) >= 1 || value === 0 ? rounded(value / 100) : value;
}

/** 0.2 + 0.02 is a little more than 0.22. */
export function rounded(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

import { isApplicable } from '../condition-kinds';
import { groupForm } from '../group-rows';
import type { Condition, Query } from '../query';
import { hasFigure } from '../query-figures';
import type { Subject } from '../vocabulary';
import { LENSES } from '../../topic/signal';
import type { LateEffect } from './effects';
import type { AskPart } from '../part';
import type { TextRange } from './tokens';

/** What proposals are about, with their place among those that fit as well: figures, values, names, gaps, order, columns, texts, sources. */
const RANKS = {
  figure: 0,
  quadrant: 1,
  status: 1,
  consensus: 1,
  team: 1,
  change: 1,
  note: 1,
  label: 2,
  'column of your file': 2,
  shift: 2,
  trend: 2.1,
  topic: 2.2,
  platform: 2.3,
  gap: 3,
  order: 4,
  column: 5,
  group: 5,
  subject: 5,
  'start-up': 5.5,
  date: 6,
  rows: 6,
  share: 6,
  statistic: 6,
  data: 6,
  text: 7,
  source: 8,
  command: 9,
};
/** The words at the end of the row of a proposal, and its icon. */
export type ProposalKind = keyof typeof RANKS;

export function rankOf(kind: ProposalKind): number {
  return RANKS[kind];
}

/** Others are figures, or called as their kind is. */
const KINDS: Partial<Readonly<Record<AskPart['kind'] | Condition['kind'], ProposalKind>>> = {
  ownLabel: 'column of your file',
  publisher: 'source',
  sourceClass: 'source',
  rows: 'start-up',
  product: 'start-up',
  funding: 'start-up',
  raised: 'start-up',
  new: 'change',
  moved: 'change',
  changed: 'change',
  before: 'change',
  dated: 'date',
  member: 'team',
  own: 'note',
  listed: 'note',
  decided: 'date',
  said: 'note',
  texts: 'column',
  mentions: 'text',
  anywhere: 'text',
  version: 'data',
  rowsOfGroup: 'rows',
  columns: 'column',
};

export function kindOfPart(part: AskPart): ProposalKind {
  if (part.kind === 'rows') return 'rows';
  const { kind } = part.kind === 'condition' ? part.condition : part;
  if (part.kind === 'condition' && part.condition.kind === 'against') {
    const isLens = (figure: string): boolean => LENSES.some((lens) => lens === figure);
    return isLens(part.condition.figure) && isLens(part.condition.other) ? 'gap' : 'figure';
  }
  return KINDS[kind] ?? (Object.hasOwn(RANKS, kind) ? (kind as ProposalKind) : 'figure');
}

/** Whether rows of a subject have a part. */
export function isOfSubject(part: AskPart, subject: Subject): boolean {
  switch (part.kind) {
    case 'condition':
      return isApplicable(part.condition, subject);
    case 'group':
      return groupForm(part.group).subjects.includes(subject);
    case 'statistic':
      return hasFigure(subject, part.statistic.figure);
    case 'order':
      return part.order === null || hasFigure(subject, part.order.figure);
    case 'columns':
      return part.shown.every((figure) => hasFigure(subject, figure));
    default:
      return true;
  }
}

/** A part, or several, that what is typed may mean. */
export interface AskProposal {
  /** Unlike that of all others of the list, and the same while typing on. */
  readonly id: string;
  readonly kind: ProposalKind;
  /** 'Industry at least consumers + 20 points'. */
  readonly words: string;
  /** What belongs behind the words, in muted: 'then > or < and a number'; mostly ''. */
  readonly hint: string;
  /** What of the words was typed. */
  readonly marks: readonly TextRange[];
  /** What follows the typed text in the words, in grey behind the cursor; '' where it does not begin with it. */
  readonly rest: string;
  /** What of the text it stands for, its sign included. The remaining text stays in the field. */
  readonly replaces: TextRange;
  /** The query that it gives; null: it is taken by typing on, after `typed` is put in the place of the text. */
  readonly query: Query | null;
  readonly typed: string;
  readonly effect: LateEffect;
  /** It does something with the rows of the sentence instead. */
  readonly run?: () => void;
}

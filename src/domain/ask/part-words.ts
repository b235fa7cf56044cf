import { capitalized } from '../shared/capitalized';
import type { Condition } from '../query/query';
import { LENSES } from '../topic/lens-disagreement';
import type { QueryFigure } from '../query/query-figures';
import { oneLine } from './chip-words';
import { shapeWords } from './chips';
import type { AskPart } from './part';

/** What a proposal is about; the words at the end of its row, and its icon. */
export type ProposalKind =
  | 'quadrant'
  | 'status'
  | 'team'
  | 'figure'
  | 'gap'
  | 'label'
  | 'column of your file'
  | 'consensus'
  | 'shift'
  | 'trend'
  | 'topic'
  | 'platform'
  | 'source'
  | 'start-up'
  | 'change'
  | 'date'
  | 'note'
  | 'text'
  | 'subject'
  | 'order'
  | 'rows'
  | 'column'
  | 'group'
  | 'share'
  | 'statistic'
  | 'data';

const OF_CONDITIONS: Partial<Readonly<Record<Condition['kind'], ProposalKind>>> = {
  quadrant: 'quadrant',
  status: 'status',
  team: 'team',
  label: 'label',
  ownLabel: 'column of your file',
  consensus: 'consensus',
  shift: 'shift',
  trend: 'trend',
  topic: 'topic',
  platform: 'platform',
  publisher: 'source',
  sourceClass: 'source',
  rows: 'start-up',
  product: 'start-up',
  funding: 'start-up',
  raised: 'start-up',
  new: 'change',
  moved: 'change',
  changed: 'change',
  was: 'change',
  before: 'change',
  dated: 'date',
  decided: 'date',
  own: 'note',
  text: 'text',
  mentions: 'text',
};

const OF_SHAPE: Readonly<Record<Exclude<AskPart['kind'], 'condition'>, ProposalKind>> = {
  subject: 'subject',
  version: 'data',
  since: 'data',
  group: 'group',
  rowsOfGroup: 'rows',
  share: 'share',
  statistic: 'statistic',
  order: 'order',
  rows: 'rows',
  columns: 'column',
};

export function kindOfPart(part: AskPart): ProposalKind {
  if (part.kind !== 'condition') return OF_SHAPE[part.kind];
  const { condition } = part;
  if (condition.kind === 'against' && isLens(condition.figure) && isLens(condition.other)) return 'gap';
  return OF_CONDITIONS[condition.kind] ?? 'figure';
}

function isLens(figure: QueryFigure): boolean {
  return LENSES.some((lens) => lens === figure);
}

/** A part in one line: 'Growth over 15 %', 'Industry, largest first', 'Group by Shift'. */
export function partWords(part: AskPart): string {
  if (part.kind === 'condition') return capitalized(oneLine(part.condition));
  if (part.kind === 'share') return 'Share';
  const { key, value } = shapeWords(part);
  const isPlain = key === '' || part.kind === 'order' || part.kind === 'statistic';
  return capitalized(isPlain ? value : `${key} ${value}`);
}

/** Figures, values, names, gaps, order, columns, then text and sources. */
const RANKS: Partial<Readonly<Record<ProposalKind, number>>> = {
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
  text: 7,
  source: 8,
};
const RANK_OF_OTHERS = 6;

/** Its place in a list of proposals. */
export function rankOf(kind: ProposalKind): number {
  return RANKS[kind] ?? RANK_OF_OTHERS;
}

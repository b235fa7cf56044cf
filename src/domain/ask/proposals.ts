import { evaluateQuery } from '../query/evaluate-query';
import type { Query } from '../query/query';
import { foldedWords } from '../shared/fold';
import type { AskPart } from './part';
import { withPart } from './part';
import type { AskProject } from './project';

/** A part of a text: from the first index to the one after the last. */
export interface TextRange {
  readonly from: number;
  readonly to: number;
}

/** What a part changes of the rows that a query has now. */
export type AskEffect =
  /** So many of those of now stay; `adds` are rows that come in, as by a further value. `stays` is in the order of the rows. */
  | {
      readonly kind: 'rows';
      readonly count: number;
      readonly of: number;
      readonly adds: number;
      readonly stays: readonly boolean[];
    }
  /** The figures of the rows of now: '50 % to 92 %'. */
  | { readonly kind: 'range'; readonly words: string }
  | { readonly kind: 'orders' | 'keeps' | 'groups'; readonly count: number }
  /** What it shows instead of rows: '27 %'. */
  | { readonly kind: 'number'; readonly words: string }
  /** It needs data that is not loaded. */
  | { readonly kind: 'unknown' };

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

export interface AskProposal {
  /** Unlike that of all others of the list, and the same while typing on. */
  readonly id: string;
  readonly kind: ProposalKind;
  /** 'Industry 20 points ahead of consumers'. */
  readonly words: string;
  /** What belongs behind the words, in muted: 'then > or < and a number', the trend of a topic; mostly ''. */
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
  readonly effect: AskEffect;
}

/**
 * What the words at the end of a text may mean, the best first, those that leave no row last. A text that begins with '-'
 * excludes, ',' adds a value to the last condition, '|' makes an or-group with it. Without text: what can be asked.
 * @param into the index of the condition that ',' and '|' change; omitted: the last one
 */
export function proposalsAt(
  text: string,
  query: Query,
  project: AskProject,
  limit = 7,
  into = query.conditions.length - 1,
): readonly AskProposal[] {
  const words = foldedWords(text);
  if (words.length === 0 || limit < 1) return [];
  const part: AskPart = {
    kind: 'condition',
    condition: { kind: 'text', words: [words.join(' ')], not: text.startsWith('-') },
  };
  const next = withPart(query, part, into + 1);
  const own = evaluateQuery({ ...query, limit: null, offset: 0 }, project.facts).rows;
  const ids = new Set(
    evaluateQuery({ ...next, limit: null, offset: 0 }, project.facts).rows.map((row) => JSON.stringify(row)),
  );
  const stays = own.map((row) => ids.has(JSON.stringify(row)));
  return [
    {
      id: 'text',
      kind: 'text',
      words: `‘${words.join(' ')}…’ in the text`,
      hint: '',
      marks: [{ from: 1, to: 1 + words.join(' ').length }],
      rest: '',
      replaces: { from: 0, to: text.length },
      query: next,
      typed: '',
      effect: { kind: 'rows', count: ids.size, of: own.length, adds: 0, stays },
    },
  ];
}

import type { Query } from '../query/query';
import type { AskEffect } from './effects';
import type { ProposalKind } from './part-words';
import type { TextRange } from './tokens';

/** A part, or several, that what is typed may mean. */
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

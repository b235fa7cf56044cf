import type { Condition, Query } from '../query/query';
import type { NamedItem } from './names';

/** Why a question has no answer from the data. */
type Reason = 'judgement' | 'forecast' | 'others' | 'command' | 'why' | 'outside';

/** What a question was understood as. `unread` are its words that were not; `notes` say what was assumed. */
export type Reading = { readonly unread: readonly string[]; readonly notes: readonly string[] } & (
  | { readonly kind: 'query'; readonly query: Query; readonly makes?: 'brief' }
  | {
      readonly kind: 'item';
      readonly item: NamedItem;
      /** What is asked about it: figures, and parts of its sheet. */
      readonly asked: readonly string[];
      /** Whether it meets these is asked. */
      readonly checks: readonly Condition[];
    }
  /** Why an item is, or is not, among the rows of the answer before. */
  | { readonly kind: 'whyHere'; readonly item: NamedItem; readonly query: Query }
  /** About the product itself or the meaning of its words. */
  | { readonly kind: 'help'; readonly isHowTo: boolean }
  | { readonly kind: 'none'; readonly reason: Reason; readonly item: NamedItem | null }
);

/** What a follow-up goes on from. */
export interface Before {
  readonly query: Query | null;
  readonly item: NamedItem | null;
  /** The question before had no answer: the query is of an earlier one, if there is any. */
  readonly isRefused?: true;
}

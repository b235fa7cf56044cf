import type { Condition, Query } from '../../../domain/query/query';
import type { SignalFigure } from '../../../domain/topic/figures';
import type { Topic } from '../../../domain/topic/topic';
import type { Term } from './definitions';
import type { Named, Signal } from './knowledge';

/** What a question for rows was understood as. */
export interface ReadQuery {
  readonly query: Query;
  readonly unread: readonly string[];
  /** Sentences on what was assumed. */
  readonly notes: readonly string[];
}

/** A question as the built-in assistant understands it. */
export type Question =
  | { readonly kind: 'identity' | 'storage' | 'command' | 'how-to' | 'date' | 'help' | 'private' | 'overview' }
  | { readonly kind: 'definition'; readonly terms: readonly Term[] }
  | { readonly kind: 'query'; readonly read: ReadQuery }
  | { readonly kind: 'brief'; readonly items: readonly Signal[]; readonly read: ReadQuery | null }
  | {
      readonly kind: 'changes';
      readonly since: 'update' | 'visit';
      readonly only: 'all' | 'gone';
      /** Only changes of topics that meet these now, or did so when they were in the data. */
      readonly within: readonly Condition[];
    }
  | { readonly kind: 'why'; readonly items: readonly Signal[] }
  | {
      readonly kind: 'comparison';
      readonly items: readonly Signal[];
      readonly of: number;
      /** What they are compared in; empty: growth and sizing. */
      readonly measures: readonly SignalFigure[];
    }
  /** A comparison of which fewer than two names were found. */
  | { readonly kind: 'half-comparison'; readonly item: Signal | null; readonly missing: string }
  /** Whether a topic or trend meets conditions. */
  | { readonly kind: 'check'; readonly item: Signal; readonly read: ReadQuery }
  | {
      readonly kind: 'figures';
      readonly item: Signal;
      readonly measures: readonly SignalFigure[];
      /** What the question assumes about the growth. */
      readonly claim: 'rising' | 'falling' | null;
      readonly why: boolean;
    }
  | { readonly kind: 'sources'; readonly item: Named | null }
  | { readonly kind: 'place'; readonly item: Signal }
  | { readonly kind: 'deepdive'; readonly topic: Topic; readonly part: 'evolution' | 'dataPoints' | 'provocations' }
  /** words: must be in the title or text; for an item they are not needed. */
  | {
      readonly kind: 'insights';
      readonly item: Named | null;
      readonly words: readonly string[];
      readonly unread: readonly string[];
      /** Only those of a month (1 to 12), or of a year. */
      readonly date: { readonly month: number | null; readonly year: number | null } | null;
    }
  | { readonly kind: 'description'; readonly item: Named; readonly sentences: number | null }
  /** The data does not hold what is asked; of the item it holds other things. */
  | {
      readonly kind: 'outside';
      readonly parts: readonly string[];
      readonly reason: string | null;
      readonly item: Named | null;
    };

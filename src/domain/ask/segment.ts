import type { Query } from '../query/query';
import type { AskChip } from './chips';
import type { AskPart } from './part';
import type { AskProject } from './project';
import type { AskProposal, TextRange } from './proposals';

/** A piece of a sentence; all pieces together are the sentence, with every space and sign. */
export interface AskSpan extends TextRange {
  readonly text: string;
  /**
   * chip: words that became a part. grey: words that are not used. amber: a word of negation or scope that no part took.
   * gap: spaces and signs between them.
   */
  readonly kind: 'chip' | 'grey' | 'amber' | 'gap';
  /** The index of its chip among those of the sentence; of an amber word the chip that it may turn; null: none. */
  readonly chip: number | null;
}

/** A chip that a sentence proposes. */
export interface ReadChip extends AskChip {
  /** All spans that it stands for, in their order. */
  readonly spans: readonly TextRange[];
  /** What has to be chosen before it counts; null: it is clear. */
  readonly question: OpenQuestion | null;
}

export interface OpenQuestion {
  /** Where its amber words stand; null: the question is about the words of the chip. */
  readonly span: TextRange | null;
  /** '‘nobody’ may turn ‘has decided’ round.' */
  readonly words: string;
  /** Instead of the value of the chip: 'whose?' */
  readonly short: string;
  /** What it may mean, with what each would leave of the rows; the last one leaves both out, with the query as it is. */
  readonly readings: readonly AskProposal[];
}

export interface AskReading {
  readonly spans: readonly AskSpan[];
  readonly chips: readonly ReadChip[];
  /** The given query with all chips but those with an open question. */
  readonly query: Query;
  /** The words that became no part, in their order; words that stand together are one. */
  readonly unused: readonly string[];
}

/** Reads a whole sentence: at each place the longest words that are a part. Its chips are added to the query. */
export function segment(sentence: string, query: Query, _project: AskProject): AskReading {
  return {
    spans: [{ from: 0, to: sentence.length, text: sentence, kind: 'grey', chip: null }],
    chips: [],
    query,
    unused: [sentence],
  };
}

/** The reading with an open question answered: the reading at this index of its readings. */
export function answered(reading: AskReading, _chip: number, _reading: number, _project: AskProject): AskReading {
  return reading;
}

/** A part as a model proposes it, with the words of the sentence that it stands for, as they were typed. */
export interface ModelPart {
  readonly part: AskPart;
  readonly words: readonly string[];
}

/** The same reading from the parts of a model. Its parts are checked before, as strictly as an address. */
export function readingOfModel(
  sentence: string,
  _parts: readonly ModelPart[],
  query: Query,
  project: AskProject,
): AskReading {
  return segment(sentence, query, project);
}

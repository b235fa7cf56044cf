import { token } from '../shared/token';

/** What a model is told: texts and names of the project, but none of its figures, notes and statuses. */
export interface Prompt {
  readonly instructions: string;
  readonly question: string;
  /** The JSON schema of the answer. */
  readonly schema: object;
}

/** Whether a translator can be used: at once, after a download, or not at all. */
export type Availability = 'ready' | 'download' | 'missing';

/** The kinds of models, with what the menu says of each: its name, and that it is not there. */
export const TRANSLATOR_KINDS = {
  device: { name: 'On-device model', missing: 'not in this browser' },
  organisation: { name: 'Your organisation’s model', missing: 'not set up' },
} as const;

/** A model that translates a question into a query, besides the rules in this browser. */
export interface QuestionTranslator {
  readonly kind: keyof typeof TRANSLATOR_KINDS;
  /** Where questions are sent; null: nothing leaves the device. */
  readonly host: string | null;
  availability(): Promise<Availability>;
  /** Downloads what is missing. Rejects with a RequestFailure. @param onProgress of 0 to 1 */
  prepare(onProgress: (part: number) => void): Promise<void>;
  /** The model's JSON, of which nothing is checked. Rejects with a RequestFailure. */
  translate(prompt: Prompt, cancellation: AbortSignal): Promise<unknown>;
}

/** Those that this browser and the configuration may have. */
export const QuestionTranslators = token<readonly QuestionTranslator[]>('QuestionTranslators');

/** A topic or trend that a question can compare others with. */
export interface NamedFigures {
  readonly name: string;
  readonly growth?: number | null;
  readonly sizing?: { readonly average: number | null; readonly averageLabel?: string | null };
}

/** The names that a question can hold. */
export interface QuestionNames {
  readonly topics: readonly (NamedFigures & { readonly description?: string })[];
  readonly trends: readonly NamedFigures[];
  readonly shifts: readonly { readonly name: string }[];
  readonly platforms?: readonly { readonly name: string }[];
}

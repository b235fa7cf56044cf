/** The names that a question can hold. */
export interface QuestionNames {
  readonly topics: readonly { readonly name: string; readonly description?: string }[];
  readonly trends: readonly { readonly name: string }[];
  readonly shifts: readonly { readonly name: string }[];
  /** With the names of their topics. */
  readonly platforms?: readonly { readonly name: string; readonly topics: readonly string[] }[];
}

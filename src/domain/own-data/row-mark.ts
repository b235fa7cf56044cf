/** What a row of a sheet is taken for. */
export type RowKind =
  | 'topic'
  /** A further row of the topic above. */
  | 'part'
  | 'names'
  | 'units'
  | 'group'
  | 'title'
  | 'total'
  | 'line'
  | 'note'
  | 'left-out'
  | 'apart';

export interface RowMark {
  readonly kind: RowKind;
  /** A short clause; '' where there is nothing to say. */
  readonly why: string;
}

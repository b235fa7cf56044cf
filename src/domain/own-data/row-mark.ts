/** What a row of a sheet is taken for. */
export type RowKind =
  | 'topic'
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

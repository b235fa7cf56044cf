import { coverSvg, type CoverRequest } from './cover/cover';
import { fieldShapes, type FieldShapes } from './field/field-shapes';
import type { FieldOptions } from './field/field-types';

/** What the worker draws: from which data, and with which result. */
export interface Drawings {
  /** An SVG document: a Blob does not take memory of the page. */
  readonly cover: { readonly of: CoverRequest; readonly drawn: Blob };
  readonly field: { readonly of: FieldOptions; readonly drawn: FieldShapes };
}

export type DrawingKind = keyof Drawings;

export interface DrawingRequest<K extends DrawingKind = DrawingKind> {
  readonly kind: K;
  readonly of: Drawings[K]['of'];
}

const DRAW: { readonly [K in DrawingKind]: (of: Drawings[K]['of']) => Drawings[K]['drawn'] } = {
  cover: (of) => new Blob([coverSvg(of)], { type: 'image/svg+xml' }),
  field: fieldShapes,
};

/** Runs in the worker. */
export function drawingOf<K extends DrawingKind>({ kind, of }: DrawingRequest<K>): Drawings[K]['drawn'] {
  return DRAW[kind](of);
}

import { coverSvg, type CoverRequest } from './cover/cover';
import { fieldShapes, type FieldShapes } from './field/field-shapes';
import type { FieldOptions } from './field/field-types';

/** All that is drawn beside the page: of what, and what comes of it. */
export interface Drawings {
  /** An SVG document: as a Blob it is kept by the browser, and no text of the page's. */
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

/** What the drawing thread does with an order. */
export function drawingOf<K extends DrawingKind>({ kind, of }: DrawingRequest<K>): Drawings[K]['drawn'] {
  return DRAW[kind](of);
}

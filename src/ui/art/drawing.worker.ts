import { expose } from 'comlink';
import { coverSvg, type CoverRequest } from './cover/cover';
import { fieldShapes } from './field-shapes';

const drawings = {
  /** An SVG document: a Blob does not take memory of the page. */
  cover: (request: CoverRequest) => new Blob([coverSvg(request)], { type: 'image/svg+xml' }),
  field: fieldShapes,
};

export type Drawings = typeof drawings;

expose(drawings);

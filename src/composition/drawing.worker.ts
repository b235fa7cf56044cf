import { expose } from 'comlink';
import { coverSvg, type CoverRequest } from '../ui/art/cover/cover';
import { windowShapes } from '../ui/home/window-shapes';
import { fieldShapes } from '../ui/plane/field-shapes';

expose({
  /** An SVG document: a Blob does not take memory of the page. */
  cover: (request: CoverRequest) => new Blob([coverSvg(request)], { type: 'image/svg+xml' }),
  field: fieldShapes,
  window: windowShapes,
});

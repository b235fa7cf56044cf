import { drawingOf, type DrawingRequest } from './drawings';

// One answer for each order, in their order: the page needs no numbers to tell them apart.
addEventListener('message', ({ data }: MessageEvent<DrawingRequest>) => postMessage(drawingOf(data)));

import { drawingOf, type DrawingOrder } from './drawings';

// One answer for each order, in their order: the page needs no numbers to tell them apart.
addEventListener('message', ({ data }: MessageEvent<DrawingOrder>) => postMessage(drawingOf(data)));

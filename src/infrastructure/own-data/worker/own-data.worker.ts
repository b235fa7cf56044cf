import { RequestAnswerer } from './answer-request';
import type { Request } from './messages';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is for windows
const answerer = new RequestAnswerer((answer) => postMessage(answer));

addEventListener('message', ({ data }: MessageEvent<Request>) => void answerer.answer(data));

/** One text as it was written, from the picture's own corner. */
export interface WrittenText {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly y: number;
  readonly colour: string;
}

export interface RecordingContext {
  readonly context: CanvasRenderingContext2D;
  readonly written: readonly WrittenText[];
  /** Left and right ends of what was filled as a rectangle, with its colour. */
  readonly rectangles: readonly { readonly left: number; readonly right: number; readonly colour: string }[];
  /** What was stroked as a path of its own: the icons. */
  readonly paths: readonly string[];
}

const CHARACTER = 6.4;

/** A canvas that draws nowhere and remembers what it was told. Every character of it has one width. */
export function recordingContext(): RecordingContext {
  const written: WrittenText[] = [];
  const rectangles: { left: number; right: number; colour: string }[] = [];
  const paths: string[] = [];
  let [dx, dy] = [0, 0];
  const state: Record<string, unknown> = { textAlign: 'left', fillStyle: '' };
  const own: Record<string, (...values: never[]) => unknown> = {
    measureText: (text: string) => ({ width: text.length * CHARACTER }),
    translate: (x: number, y: number) => {
      dx += x;
      dy += y;
    },
    fillText: (text: string, x: number, y: number) => {
      const width = text.length * CHARACTER;
      const before = { left: 0, center: width / 2, right: width }[String(state['textAlign'])] ?? 0;
      const left = x + dx - before;
      written.push({ text, left, right: left + width, y: y + dy, colour: String(state['fillStyle']) });
    },
    fillRect: (x: number, _y: number, width: number) => {
      rectangles.push({ left: x + dx, right: x + dx + width, colour: String(state['fillStyle']) });
    },
    stroke: (path?: { readonly path: string }) => {
      if (path !== undefined) paths.push(path.path);
    },
  };
  const context = new Proxy(state, {
    get: (target, name: string) => own[name] ?? target[name] ?? (() => {}),
  }) as unknown as CanvasRenderingContext2D;
  return { context, written, rectangles, paths };
}

/** Stands in for the browser's own, which there is none of outside of it. */
export class RecordedPath {
  readonly path: string;

  constructor(path: string) {
    this.path = path;
  }
}

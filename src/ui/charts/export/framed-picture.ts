import { SANS, SERIF } from '../fonts';
import type { Palette } from '../palette';
import type { Picture } from './picture';
import { measureIn, wrap } from './picture-text';
import type { PictureWords } from './picture-words';

/** A chart in its picture, and where its words begin. In pixels. */
export interface ChartPicture extends Picture {
  readonly inset: number;
}

interface Style {
  readonly font: string;
  readonly line: number;
  readonly colour: 'text' | 'muted';
}
const TITLE: Style = { font: `500 24px ${SERIF}`, line: 30, colour: 'text' };
const FACTS: Style = { font: `400 13px ${SANS}`, line: 20, colour: 'muted' };
const NOTE: Style = { font: `400 12px ${SANS}`, line: 18, colour: 'muted' };

const MOST_LINES = { project: 2, facts: 4, note: 6 } as const;
/** Above the title. */
const ABOVE = 20;

interface Line {
  readonly text: string;
  readonly style: Style;
}

/** The chart with its title above, and what the data says of its figures below. */
export function framed(
  context: CanvasRenderingContext2D,
  { project, chart, lines, note }: PictureWords,
  body: ChartPicture,
  palette: Palette,
): Picture {
  const width = body.size.width - 2 * body.inset;
  const wrapped = (text: string, most: number, style: Style): readonly Line[] =>
    wrap(text, width, most, measureIn(context, style.font)).map((line) => ({ text: line, style }));
  const whole = project === null ? chart : `${project} · ${chart}`;
  // What is too long is the project's name; the chart's must not be what is cut for it.
  const titles =
    project === null || measureIn(context, TITLE.font)(whole) <= width
      ? wrapped(whole, 2, TITLE)
      : [...wrapped(project, MOST_LINES.project, TITLE), ...wrapped(chart, 1, TITLE)];
  const head = [...titles, ...lines.flatMap((text) => wrapped(text, MOST_LINES.facts, FACTS))];
  const foot = note === null ? [] : wrapped(note, MOST_LINES.note, NOTE);
  const bodyTop = ABOVE + heightOf(head);
  const footTop = bodyTop + body.size.height;
  const height = footTop + (foot.length === 0 ? 0 : heightOf(foot) + body.inset);
  return {
    size: { width: body.size.width, height },
    paint: (context) => {
      context.fillStyle = palette.canvas;
      context.fillRect(0, 0, body.size.width, height);
      paintLines(context, head, body.inset, ABOVE, palette);
      paintLines(context, foot, body.inset, footTop, palette);
      context.translate(0, bodyTop);
      body.paint(context);
    },
  };
}

function heightOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { style }) => sum + style.line, 0);
}

function paintLines(
  context: CanvasRenderingContext2D,
  lines: readonly Line[],
  left: number,
  top: number,
  palette: Palette,
): void {
  context.textAlign = 'left';
  let bottom = top;
  for (const { text, style } of lines) {
    bottom += style.line;
    context.font = style.font;
    context.fillStyle = palette[style.colour];
    context.fillText(text, left, bottom - Math.round(style.line * 0.3));
  }
}

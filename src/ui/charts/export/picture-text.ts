/** Width of a text in pixels, in the type that it will be painted in. */
export type TextMeasure = (text: string) => number;

/** Measures in this font, and leaves the context with it. */
export function measureIn(context: CanvasRenderingContext2D, font: string): TextMeasure {
  context.font = font;
  return (text) => context.measureText(text).width;
}

/** Cut where the room ends, as the page does it. */
export function fit(text: string, width: number, measure: TextMeasure): string {
  return measure(text) <= width ? text : `${startOf(text, width - measure('…'), measure).trimEnd()}…`;
}

/** As many lines as the text needs, but no more than `most`; the last of them is cut where the room ends. */
export function wrap(text: string, width: number, most: number, measure: TextMeasure): readonly string[] {
  const lines: string[] = [];
  let rest = text.trim();
  while (rest !== '' && lines.length < most - 1 && measure(rest) > width) {
    const start = startOf(rest, width, measure);
    const space = rest.charAt(start.length) === ' ' ? start.length : start.lastIndexOf(' ');
    // A word that is too long, and a script without spaces, are broken where the room ends.
    const line = space > 0 ? rest.slice(0, space) : start;
    lines.push(line.trimEnd());
    rest = rest.slice(line.length).trimStart();
  }
  return rest === '' ? lines : [...lines, fit(rest, width, measure)];
}

/** As much of the text's start as there is room for, and one character at least: as people count them, none torn apart. */
function startOf(text: string, width: number, measure: TextMeasure): string {
  const ends = [...new Intl.Segmenter().segment(text)].map(({ index, segment }) => index + segment.length);
  let [fitting, beyond] = [0, ends.length];
  while (beyond - fitting > 1) {
    const middle = (fitting + beyond) >> 1;
    if (measure(text.slice(0, ends[middle])) <= width) fitting = middle;
    else beyond = middle;
  }
  return text.slice(0, ends[fitting]);
}

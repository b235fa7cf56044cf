import type { MeasureText } from '../../domain/plane/shapes';

/** About the width of a character of the labels, where the browser has no canvas. */
const APPROXIMATE_WIDTH = 6.4;

/** Measures the names on small maps. */
export function nameRuler(): MeasureText {
  return new TextRuler('550 12px "Inter Variable", "Inter Fallback", "Inter Roboto", "Inter DejaVu", sans-serif')
    .measure;
}

/** Measures texts in one font, each text once. */
export class TextRuler {
  readonly #widths = new Map<string, number>();
  #context: CanvasRenderingContext2D | null | undefined;

  /** @param font as in CSS */
  constructor(private readonly font: string) {}

  readonly measure: MeasureText = (text) => {
    const known = this.#widths.get(text);
    if (known !== undefined) return known;
    const width = this.#measureAnew(text);
    this.#widths.set(text, width);
    return width;
  };

  /**
   * Calls back when a file of the font has been loaded: texts measured before it, in the fallback font, are measured
   * again. A font comes in several files, each with the first text that needs it.
   * @returns stops
   */
  follow(onChange: () => void): () => void {
    // jsdom has no fonts.
    const fonts: FontFaceSet | undefined = document.fonts;
    const loaded = ({ fontfaces }: FontFaceSetLoadEvent): void => {
      if (!fontfaces.some(({ family }) => this.font.includes(family.replaceAll('"', '')))) return;
      this.#widths.clear();
      this.#context = undefined;
      onChange();
    };
    fonts?.addEventListener('loadingdone', loaded);
    return () => fonts?.removeEventListener('loadingdone', loaded);
  }

  /** The height of a line as the font wishes it; 0: not known. */
  lineHeight(): number {
    const { fontBoundingBoxAscent = 0, fontBoundingBoxDescent = 0 } = this.#metrics('x') ?? {};
    return fontBoundingBoxAscent + fontBoundingBoxDescent;
  }

  #measureAnew(text: string): number {
    return this.#metrics(text)?.width ?? text.length * APPROXIMATE_WIDTH;
  }

  #metrics(text: string): TextMetrics | undefined {
    if (this.#context === undefined) {
      this.#context = document.createElement('canvas').getContext('2d');
      if (this.#context !== null) this.#context.font = this.font;
    }
    return this.#context?.measureText(text);
  }
}

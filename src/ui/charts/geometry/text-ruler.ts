import type { MeasureText } from '../map/model/map-labels';

/** About the width of a character of the labels, where the browser cannot say it. */
const ROUGHLY = 6.4;

/** Measures names in the type of the labels, once each. */
export class TextRuler {
  readonly #font: string;
  readonly #widths = new Map<string, number>();
  #context: CanvasRenderingContext2D | null | undefined;

  constructor(font: string) {
    this.#font = font;
  }

  readonly measure: MeasureText = (text) => {
    const known = this.#widths.get(text);
    if (known !== undefined) return known;
    const width = this.#ask(text);
    this.#widths.set(text, width);
    return width;
  };

  /** After the type has arrived, what was measured before is wrong. */
  forget(): void {
    this.#widths.clear();
    this.#context = undefined;
  }

  #ask(text: string): number {
    if (this.#context === undefined) {
      this.#context = document.createElement('canvas').getContext('2d');
      if (this.#context !== null) this.#context.font = this.#font;
    }
    return this.#context?.measureText(text).width ?? text.length * ROUGHLY;
  }
}

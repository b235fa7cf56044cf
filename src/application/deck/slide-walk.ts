import { makeAutoObservable } from 'mobx';

interface Slides {
  readonly count: number;
  /** From 0. */
  readonly position: number;
  open(position: number): void;
}

/** The way through slides, and what is over them: of a brief and of a workshop. */
export class SlideWalk {
  isBlank = false;
  showsNotes = false;
  readonly #slides: Slides;

  constructor(slides: Slides) {
    this.#slides = slides;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  next(): void {
    this.#open(this.#slides.position + 1);
  }

  back(): void {
    this.#open(this.#slides.position - 1);
  }

  first(): void {
    this.#open(0);
  }

  last(): void {
    this.#open(this.#slides.count - 1);
  }

  toggleBlank(): void {
    this.isBlank = !this.isBlank;
  }

  toggleNotes(): void {
    this.showsNotes = !this.showsNotes;
  }

  #open(position: number): void {
    const { count, position: open } = this.#slides;
    const to = Math.min(Math.max(position, 0), count - 1);
    this.isBlank = false;
    if (to !== open) this.#slides.open(to);
  }
}

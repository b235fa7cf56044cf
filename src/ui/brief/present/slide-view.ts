import { makeAutoObservable } from 'mobx';

/** Which slide is shown, and what is over it. */
export class SlideView {
  /** From 0. */
  position = 0;
  isBlank = false;
  showsNotes = false;
  count = 1;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  setCount(count: number): void {
    this.count = count;
    this.position = Math.min(this.position, count - 1);
  }

  next(): void {
    this.#show(this.position + 1);
  }

  back(): void {
    this.#show(this.position - 1);
  }

  first(): void {
    this.#show(0);
  }

  last(): void {
    this.#show(this.count - 1);
  }

  toggleBlank(): void {
    this.isBlank = !this.isBlank;
  }

  toggleNotes(): void {
    this.showsNotes = !this.showsNotes;
  }

  #show(position: number): void {
    this.position = Math.min(Math.max(position, 0), this.count - 1);
    this.isBlank = false;
  }
}

import { makeAutoObservable } from 'mobx';
import { BY_REFERENCE } from '../shared/by-reference';

/** Which slide of a brief is shown, and what is over it. */
export class SlideView {
  /** From 0. */
  position = 0;
  count = 1;
  isBlank = false;
  showsNotes = false;
  /** How long the speaker may take; null: nothing is planned. */
  plannedMinutes: number | null = null;

  constructor() {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  setCount(count: number): void {
    this.count = count;
    this.open(this.position);
  }

  /** The nearest slide that there is. @param position from 0 */
  open(position: number): void {
    this.isBlank = false;
    this.position = Math.max(0, Math.min(position, this.count - 1));
  }

  next(): void {
    this.open(this.position + 1);
  }

  back(): void {
    this.open(this.position - 1);
  }

  first(): void {
    this.open(0);
  }

  last(): void {
    this.open(this.count - 1);
  }

  toggleBlank(): void {
    this.isBlank = !this.isBlank;
  }

  /** @param minutes none where it is no number above 0 */
  plan(minutes: number): void {
    this.plannedMinutes = minutes > 0 ? minutes : null;
  }

  toggleNotes(): void {
    this.showsNotes = !this.showsNotes;
  }
}

import { makeAutoObservable } from 'mobx';
import { SlideWalk } from '../../deck/slide-walk';

/** Which slide of a brief is shown. */
export class SlideView {
  /** From 0. */
  position = 0;
  count = 1;
  readonly walk: SlideWalk;

  constructor() {
    makeAutoObservable(this, { walk: false });
    this.walk = new SlideWalk(this);
  }

  setCount(count: number): void {
    this.count = count;
    this.position = Math.min(this.position, count - 1);
  }

  open(position: number): void {
    this.position = position;
  }
}

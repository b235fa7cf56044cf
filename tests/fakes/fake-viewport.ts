import { makeAutoObservable } from 'mobx';
import type { Viewport } from '../../src/application/shell/viewport';

export class FakeViewport implements Viewport {
  width: number;
  isPrinting = false;

  constructor(width = 1440) {
    this.width = width;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  print(isPrinting: boolean): void {
    this.isPrinting = isPrinting;
  }

  resizeTo(width: number): void {
    this.width = width;
  }
}

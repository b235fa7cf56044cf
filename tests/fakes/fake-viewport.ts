import { makeAutoObservable } from 'mobx';
import type { Viewport } from '../../src/application/shared/viewport';

export class FakeViewport implements Viewport {
  width: number;
  height = 900;
  textScale = 1;
  isPrinting = false;

  constructor(width = 1440) {
    this.width = width;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  scaleText(textScale: number): void {
    this.textScale = textScale;
  }

  resizeTo(width: number): void {
    this.width = width;
  }
}

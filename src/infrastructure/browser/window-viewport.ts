import { makeAutoObservable } from 'mobx';
import type { Viewport } from '../../application/shell/viewport';

export class WindowViewport implements Viewport {
  width = window.innerWidth;
  isPrinting = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
    window.addEventListener('resize', this.measure, { passive: true });
    window.addEventListener('beforeprint', () => this.print(true));
    window.addEventListener('afterprint', () => this.print(false));
  }

  measure(): void {
    this.width = window.innerWidth;
  }

  print(isPrinting: boolean): void {
    this.isPrinting = isPrinting;
  }
}

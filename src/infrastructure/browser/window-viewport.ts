import { makeAutoObservable } from 'mobx';
import type { Viewport } from '../../application/shell/viewport';

export class WindowViewport implements Viewport {
  width = window.innerWidth;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
    window.addEventListener('resize', this.measure, { passive: true });
  }

  measure(): void {
    this.width = window.innerWidth;
  }
}

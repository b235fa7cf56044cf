import { makeAutoObservable } from 'mobx';
import { BY_REFERENCE } from '../../application/shared/by-reference';

/** The item that is looked at in one chart, so that its neighbour can show the same one. */
export class HighlightStore {
  active: { readonly id: string; readonly by: object; readonly isFollowed: boolean } | null = null;

  constructor() {
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /**
   * @param by identifies the chart; only the same chart may release it
   * @param isFollowed the neighbour scrolls to it: for focus by keyboard, not for a pointer that passes over rows
   */
  light(id: string, by: object, isFollowed: boolean): void {
    this.active = { id, by, isFollowed };
  }

  release(by: object): void {
    if (this.active?.by === by) this.active = null;
  }
}

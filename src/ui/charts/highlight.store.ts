import { makeAutoObservable, observableRef } from 'mobx';

/** The item that is looked at in one chart, so that its neighbour can show the same one. */
export class HighlightStore {
  active: { readonly id: string; readonly by: object; readonly isFollowed: boolean } | null = null;

  constructor() {
    makeAutoObservable(this, { active: observableRef }, { autoBind: true });
  }

  /**
   * @param by who lights it; only the same one may put it out
   * @param isFollowed the neighbour scrolls to it: for the keyboard, whose way is chosen, not for a pointer passing over
   */
  light(id: string, by: object, isFollowed: boolean): void {
    this.active = { id, by, isFollowed };
  }

  release(by: object): void {
    if (this.active?.by === by) this.active = null;
  }
}

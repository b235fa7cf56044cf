import { makeAutoObservable, observableRef } from 'mobx';

/** The item that is looked at in one chart, so that its neighbour can show the same one. */
export class HighlightStore {
  active: { readonly id: string; readonly by: object } | null = null;

  constructor() {
    makeAutoObservable(this, { active: observableRef }, { autoBind: true });
  }

  /** @param by who lights it; only the same one may put it out */
  light(id: string, by: object): void {
    this.active = { id, by };
  }

  release(by: object): void {
    if (this.active?.by === by) this.active = null;
  }
}

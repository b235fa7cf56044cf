import { makeAutoObservable } from 'mobx';

/** Whether the list of all keys is shown. */
export class KeysHelpStore {
  isOpen = false;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
  }

  show(): void {
    this.isOpen = true;
  }

  hide(): void {
    this.isOpen = false;
  }
}

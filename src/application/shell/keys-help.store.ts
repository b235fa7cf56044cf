import { makeAutoObservable } from 'mobx';
import type { CommandScope } from './commands/commands';
import { paths } from '../../domain/shell/routes';
import type { Navigator } from '../shared/navigator';

/** Whether the list of all keys is shown. */
export class KeysHelpStore {
  isOpen = false;
  readonly #navigator: Navigator;

  constructor(navigator: Navigator) {
    this.#navigator = navigator;
    makeAutoObservable(this, {}, { autoBind: true });
  }

  /** The part of the product that is on the screen. */
  get first(): CommandScope {
    const { address, location } = this.#navigator;
    if (address === null) return 'everywhere';
    const { sowId } = address;
    const tab = location.query.find(([name]) => name === 'tab')?.[1] ?? '';
    if (location.pathname === paths.review(sowId)) return tab === 'board' ? 'board' : 'review';
    if (location.pathname === paths.compare(sowId)) return 'compare';
    if (location.pathname === paths.reneAI(sowId)) return 'ask';
    if (location.pathname === paths.data(sowId)) return /list/i.test(tab) ? 'lists' : 'maps';
    return 'everywhere';
  }

  show(): void {
    this.isOpen = true;
  }

  hide(): void {
    this.isOpen = false;
  }
}

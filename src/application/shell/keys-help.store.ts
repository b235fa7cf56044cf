import { makeAutoObservable } from 'mobx';
import type { KeyScope } from './commands/gestures';
import { paths } from '../../domain/shared/routes';
import type { Navigator } from '../shared/navigator';
import type { KeyValueStore } from '../shared/browser-ports';
import { BY_REFERENCE } from '../shared/by-reference';

/** Whether the list of all keys is shown. */
export class KeysHelpStore {
  isOpen = false;
  readonly #navigator: Navigator;

  constructor(navigator: Navigator) {
    this.#navigator = navigator;
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** The part of the product that is on the screen. */
  get first(): KeyScope {
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

export const SINGLE_KEYS_KEY = 'single-keys';
const OFF = 'off';

/** Whether keys that type a character are commands (WCAG 2.1.4). Kept on the device; survives logout. */
export class SingleKeysStore {
  isOn: boolean;

  constructor(private readonly device: KeyValueStore) {
    this.isOn = device.get(SINGLE_KEYS_KEY) !== OFF;
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  turn(isOn: boolean): void {
    this.isOn = isOn;
    if (isOn) this.device.remove(SINGLE_KEYS_KEY);
    else this.device.set(SINGLE_KEYS_KEY, OFF);
  }
}

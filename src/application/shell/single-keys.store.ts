import { makeAutoObservable } from 'mobx';
import type { KeyValueStore } from '../shared/key-value-store';

export const SINGLE_KEYS_KEY = 'single-keys';
const OFF = 'off';

/** Whether keys that type a character are commands (WCAG 2.1.4). Kept on the device; survives logout. */
export class SingleKeysStore {
  isOn: boolean;

  constructor(private readonly device: KeyValueStore) {
    this.isOn = device.get(SINGLE_KEYS_KEY) !== OFF;
    makeAutoObservable<SingleKeysStore, 'device'>(this, { device: false }, { autoBind: true });
  }

  turn(isOn: boolean): void {
    this.isOn = isOn;
    if (isOn) this.device.remove(SINGLE_KEYS_KEY);
    else this.device.set(SINGLE_KEYS_KEY, OFF);
  }
}

import { makeAutoObservable } from 'mobx';
import type { CommandGroup, CommandGroups } from '../commands/command';
import { firstSegment } from '../../domain/shared/screen-address';
import type { Navigator } from '../shared/navigator';
import type { WorkspaceStore } from '../workspace/workspace.store';
import type { KeyValueStore } from '../shared/browser-ports';
import { BY_REFERENCE } from '../shared/by-reference';

/** Whether the list of all keys is shown. */
export class KeysHelpStore {
  isOpen = false;
  readonly #navigator: Navigator;
  readonly #groups: CommandGroups;
  readonly #workspace: WorkspaceStore;

  constructor(navigator: Navigator, groups: CommandGroups, workspace: WorkspaceStore) {
    this.#navigator = navigator;
    this.#groups = groups;
    this.#workspace = workspace;
    makeAutoObservable(this, {}, BY_REFERENCE);
  }

  /** The keys of the part of the product that is on the screen come first. */
  get groups(): CommandGroups {
    const { location } = this.#navigator;
    const tab = location.query.find(([name]) => name === 'tab')?.[1] ?? '';
    const place = { screen: firstSegment(location.pathname), tab };
    const isFirst = ({ isFirstAt }: CommandGroup): boolean => isFirstAt?.(place) ?? false;
    const groups = this.#groups.filter(({ module }) => module === undefined || this.#workspace.has(module));
    return [...groups.filter(isFirst), ...groups.filter((group) => !isFirst(group))];
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

import type { ModuleName } from '../../domain/shared/modules';
import { token } from '../shared/token';

/** Something that the user can do with a target: its keys, its words and its action. */
export interface Command<Target> {
  /** As {@link keyOf} in ui/keys names them, such as 's', 'arrowdown', 'mod+k' (with Ctrl or Cmd) and 'alt+arrowup'. */
  readonly keys?: readonly string[];
  /** The keys as they are printed on the keyboard. */
  readonly names?: readonly string[];
  readonly words: string | ((target: Target) => string);
  /** Set for commands that the search offers: further words that find it. */
  readonly foundBy?: string;
  /** false: with this target there is no such command. */
  readonly isOffered?: (target: Target) => boolean;
  /** Goes on while the key is held. */
  readonly isRepeated?: true;
  readonly run: (target: Target, key: string) => void;
}

export type Commands<Target> = Readonly<Record<string, Command<Target>>>;

/** Keys that a control or the browser acts on, as the list of keys names them: the keys, then what they do. */
type Gesture = readonly [keys: readonly string[], words: string];

/** Where the user is: the first part of the address, such as 'data', and the tab of the screen; '' without one. */
export interface Place {
  readonly screen: string;
  readonly tab: string;
}

/**
 * The commands and keys of one part of the product, owned by its feature. Key handling, hints and the search read the group
 * that is passed to them; the list of keys shows the groups that composition puts together.
 */
export interface CommandGroup<Target = never> {
  readonly id: string;
  /** The function that it belongs to: where that is switched off, the group is not listed. */
  readonly module?: ModuleName;
  /** Its heading in the list of keys. */
  readonly name: string;
  readonly commands: Commands<Target>;
  readonly gestures?: readonly Gesture[];
  /** Whether it comes first in the list of keys. */
  readonly isFirstAt?: (place: Place) => boolean;
  /** What, while it is open, keeps all keys to itself, as a selector; omitted: any dialog, menu or list of options. */
  readonly silentIn?: string;
}

/** In the order of the list of keys. */
export type CommandGroups = readonly CommandGroup[];
export const CommandGroups = token<CommandGroups>('CommandGroups');

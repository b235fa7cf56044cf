/** Something that the user can do with a target: its keys, its words and its action. */
export interface Command<Target> {
  /** As {@link keyOf} in ui/keys names them, such as 's', 'arrowdown', 'mod+k' (with Ctrl or Cmd) and 'alt+arrowup'. */
  readonly keys?: readonly string[];
  /** The keys as they are printed on the keyboard. */
  readonly names?: readonly string[];
  readonly words: string | ((target: Target) => string);
  /** Set for commands that the search offers: further words that find it. */
  readonly foundBy?: string;
  /** Goes on while the key is held. */
  readonly isRepeated?: true;
  readonly run: (target: Target, key: string) => void;
}

export type Commands<Target> = Readonly<Record<string, Command<Target>>>;

import type { Command } from '../../application/commands/command';
import { Text } from '../kit/layout/stack';
import { isApple } from '../kit/modifier-key';
import styles from './key.module.scss';
import { isSingleKey, isSwitchedOff } from './single-keys';

interface Props {
  readonly of: Pick<Command<never>, 'keys' | 'names'>;
  /** Which of the command's keys. */
  readonly at?: number | undefined;
}

const SHORT: Readonly<Record<string, string>> = { Enter: '↵', Escape: 'Esc' };

/** A key of the keyboard beside the button that does the same. Decorative: the button names its key. */
export function Key({ of, at }: Props) {
  const isSingle = isSingleKey(of.keys?.[at ?? 0] ?? '');
  return (
    <Text
      as="kbd"
      type="chip"
      tone="muted"
      pad="0 4"
      className={isSingle ? styles.single : styles.key}
      aria-hidden="true"
    >
      {keyText(of, at)}
    </Text>
  );
}

export function keyText({ names }: Pick<Command<never>, 'names'>, at = 0): string {
  const name = names?.[at] ?? '';
  return SHORT[name] ?? name;
}

/** As it is printed on this keyboard. */
export function keyName(name: string): string {
  return name === 'Ctrl' && isApple() ? '⌘' : name;
}

/** For aria-keyshortcuts. */
export function shortcutsOf({ keys = [] }: Pick<Command<never>, 'keys'>): string {
  return keys
    .filter((key) => !isSwitchedOff(key))
    .flatMap((key) => (key.startsWith('mod+') ? [`meta+${key.slice(4)}`, `control+${key.slice(4)}`] : [key]))
    .map((key) => key.split('+').map(ariaName).join('+'))
    .join(' ');
}

/** Of KeyboardEvent.key, as the ARIA specification wants it. */
function ariaName(part: string): string {
  if (part === ' ') return 'Space';
  const arrow = /^(arrow|page)(.+)$/.exec(part);
  if (arrow !== null) return ariaName(arrow[1] ?? '') + ariaName(arrow[2] ?? '');
  return part.charAt(0).toUpperCase() + part.slice(1);
}

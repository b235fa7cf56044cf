import type { Commands } from '../../application/shell/commands/command';
import { COMMANDS, SCOPE_NAMES, type CommandScope } from '../../application/shell/commands/commands';
import { keyName } from './key';
import { Box } from '../kit/layout/stack';
import { Text } from '../kit/layout/text';
import { DialogHead } from '../kit/overlays/dialog-head';
import { Modal } from '../kit/overlays/modal';
import styles from './keys-dialog.module.scss';

interface Props {
  /** The part of the product that is on the screen: its keys come first. */
  readonly first: CommandScope;
  readonly onClose: () => void;
}

/** All keys of the product, by the part of it in which they work. */
export function KeysDialog({ first, onClose }: Props) {
  const scopes = Object.keys(COMMANDS) as CommandScope[];
  return (
    <Modal open onClose={onClose} label="Keys" className={styles.dialog}>
      <Box pad="16 24 24" className={styles.content}>
        <DialogHead title="Keys" onClose={onClose} />
        {[first, ...scopes.filter((scope) => scope !== first)].map((scope) => (
          <section key={scope} aria-label={SCOPE_NAMES[scope]}>
            <Text as="h3" above={16} type="caption" tone="muted">
              {SCOPE_NAMES[scope]}
            </Text>
            <dl>
              {keysOf(scope).map(([words, names]) => (
                <div key={words}>
                  <dt>
                    {names.map((name) => (
                      <kbd key={name}>{keyName(name)}</kbd>
                    ))}
                  </dt>
                  <dd>{words}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </Box>
    </Modal>
  );
}

/** Those that have keys. What a part does with a key of the whole product is listed there. */
function keysOf(scope: CommandScope): readonly (readonly [words: string, names: readonly string[]])[] {
  return Object.entries(COMMANDS[scope] as Commands<never>).flatMap(([name, { words, names }]) =>
    typeof words !== 'string' || names === undefined || (scope !== 'everywhere' && name in COMMANDS.everywhere)
      ? []
      : [[words, names] as const],
  );
}

import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { SingleKeysStore } from '../../application/shell/keys-help.store';
import type { Commands } from '../../application/shell/commands/command';
import { COMMANDS } from '../../application/shell/commands/commands';
import { GESTURES, SCOPE_NAMES, type KeyScope } from '../../application/shell/commands/gestures';
import { keyName } from './key';
import { Box, Row, Text } from '../kit/layout/stack';
import { DialogHead } from '../kit/overlays/dialog';
import { Modal } from '../kit/overlays/modal';
import styles from './keys-dialog.module.scss';
import { isSingleKey } from './single-keys';

interface Props {
  /** The part of the product that is on the screen: its keys come first. */
  readonly first: KeyScope;
  readonly single: SingleKeysStore;
  readonly onClose: () => void;
}

/** All keys of the product, by the part of it in which they work. */
export const KeysDialog = observer(function KeysDialog({ first, single, onClose }: Props) {
  const id = useId();
  const scopes = Object.keys(SCOPE_NAMES) as KeyScope[];
  return (
    <Modal open onClose={onClose} label="Keys" className={styles.dialog}>
      <Box pad="16 24 24" className={styles.content}>
        <DialogHead title="Keys" onClose={onClose} />
        <Row as="div" gap={12} align="start" pad="8 0" className={styles.setting}>
          <input
            type="checkbox"
            id={id}
            aria-describedby={`${id}-what`}
            checked={single.isOn}
            onChange={({ target }) => single.turn(target.checked)}
          />
          <div>
            <label htmlFor={id}>Single keys</label>
            <Text id={`${id}-what`} type="small" tone="muted">
              Keys such as S or 3, pressed without Ctrl or Alt, are commands. Switch them off if you speak your input,
              or press keys by mistake. Kept on this device.
            </Text>
          </div>
        </Row>
        {[first, ...scopes.filter((scope) => scope !== first)].map((scope) => (
          <section key={scope} aria-label={SCOPE_NAMES[scope]}>
            <Text as="h3" above={16} type="caption" tone="muted">
              {SCOPE_NAMES[scope]}
            </Text>
            <dl>
              {keysOf(scope).map(([words, names, isSingle]) => (
                <div key={words} data-off={(isSingle && !single.isOn) || undefined}>
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
});

/** What controls do with keys, then the commands that have keys. What a part does with a key of the whole product is listed there. */
function keysOf(scope: KeyScope): readonly (readonly [words: string, names: readonly string[], isSingle: boolean])[] {
  const all: Partial<Record<KeyScope, Commands<never>>> = COMMANDS;
  return [
    ...(GESTURES[scope] ?? []).map(([names, words]) => [words, names, false] as const),
    ...Object.entries(all[scope] ?? {}).flatMap(([name, { words, keys = [], names }]) =>
      typeof words !== 'string' || names === undefined || (scope !== 'everywhere' && name in COMMANDS.everywhere)
        ? []
        : [[words, names, keys.length > 0 && keys.every(isSingleKey)] as const],
    ),
  ];
}

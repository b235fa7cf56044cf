import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import type { SingleKeysStore } from '../../application/keys/keys-help.store';
import type { CommandGroup, CommandGroups } from '../../application/commands/command';
import { EVERYWHERE } from '../../application/commands/everywhere';
import { keyName } from './key';
import { Box, Row, Text } from '../kit/layout/stack';
import { DialogHead } from '../kit/overlays/dialog';
import { Modal } from '../kit/overlays/modal';
import styles from './keys-dialog.module.scss';
import { isSingleKey } from './single-keys';

interface Props {
  readonly groups: CommandGroups;
  readonly single: SingleKeysStore;
  readonly onClose: () => void;
}

/** All keys of the product, by the part of it in which they work. */
export const KeysDialog = observer(function KeysDialog({ groups, single, onClose }: Props) {
  const id = useId();
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
              Keys such as S or 3, pressed without Ctrl or Alt, are commands. Switch them off if you use speech input,
              or press keys by mistake. Kept on this device.
            </Text>
          </div>
        </Row>
        {groups.map((group) => (
          <section key={group.id} aria-label={group.name}>
            <Text as="h3" above={16} type="caption" tone="muted">
              {group.name}
            </Text>
            <dl>
              {keysOf(group).map(([words, names, isSingle]) => (
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
function keysOf({
  id,
  gestures = [],
  commands,
}: CommandGroup): readonly (readonly [words: string, names: readonly string[], isSingle: boolean])[] {
  return [
    ...gestures.map(([names, words]) => [words, names, false] as const),
    ...Object.entries(commands).flatMap(([name, { words, keys = [], names }]) =>
      typeof words !== 'string' || names === undefined || (id !== EVERYWHERE.id && name in EVERYWHERE.commands)
        ? []
        : [[words, names, keys.length > 0 && keys.every(isSingleKey)] as const],
    ),
  ];
}

import { X } from 'lucide-react';
import { KEY_COMMANDS, KEY_SCOPE_NAMES, type KeyCommand, type KeyScope } from '../../domain/shell/key-commands';
import { IconButton } from '../kit/controls/icon-button';
import { Modal } from '../kit/overlays/modal';
import styles from './keys-dialog.module.scss';

interface Props {
  /** The part of the product that is on the screen: its keys come first. */
  readonly first: KeyScope;
  readonly onClose: () => void;
}

/** All keys of the product, by the part of it in which they work. */
export function KeysDialog({ first, onClose }: Props) {
  const scopes = Object.keys(KEY_COMMANDS) as KeyScope[];
  return (
    <Modal open onClose={onClose} label="Keys" className={styles.dialog}>
      <div className={styles.content}>
        <header className={styles.head}>
          <h2>Keys</h2>
          <IconButton label="Close" icon={<X size={18} strokeWidth={1.75} aria-hidden="true" />} onClick={onClose} />
        </header>
        {[first, ...scopes.filter((scope) => scope !== first)].map((scope) => (
          <section key={scope} aria-label={KEY_SCOPE_NAMES[scope]}>
            <h3>{KEY_SCOPE_NAMES[scope]}</h3>
            <dl>
              {Object.values<KeyCommand>(KEY_COMMANDS[scope]).map(({ names, words }) => (
                <div key={words}>
                  <dt>
                    {names.map((name) => (
                      <kbd key={name}>{name}</kbd>
                    ))}
                  </dt>
                  <dd>{words}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Modal>
  );
}

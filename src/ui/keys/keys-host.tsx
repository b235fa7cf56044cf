import { observer } from 'mobx-react-lite';
import { useLayoutEffect } from 'react';
import { ActiveCommands } from '../../application/shell/commands/active-commands';
import { KeysHelpStore } from '../../application/shell/keys-help.store';
import { SingleKeysStore } from '../../application/shell/single-keys.store';
import { useResolved } from '../di/resolver';
import { late } from '../kit/layout/late';
import { applySingleKeys } from './single-keys';
import { useCommandKeys } from './use-command-keys';

const KeysDialog = late(async () => (await import('./keys-dialog')).KeysDialog, { failure: 'note' });

/** The keys of the screens, and the list of them. */
export const KeysHost = observer(function KeysHost() {
  const help = useResolved(KeysHelpStore);
  const single = useResolved(SingleKeysStore);
  useLayoutEffect(() => applySingleKeys(single.isOn), [single.isOn]);
  useCommandKeys(useResolved(ActiveCommands));
  return help.isOpen && <KeysDialog first={help.first} single={single} onClose={help.hide} />;
});

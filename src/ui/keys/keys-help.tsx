import { observer } from 'mobx-react-lite';
import { UndoDecision } from '../../application/decisions/undo-decision';
import { KeysHelpStore } from '../../application/shell/keys-help.store';
import { useResolved } from '../di/resolver';
import { late } from '../kit/layout/late';
import { useKeyCommands } from './use-key-commands';

const KeysDialog = late(async () => (await import('./keys-dialog')).KeysDialog, { failure: 'note' });

/** All but an open card, in which a decision can be taken back as well. */
const OPEN = 'dialog[open], [role="dialog"]:not([data-card]), [role="menu"], [role="listbox"]';

/** The keys that work on every screen. */
export const KeysHelp = observer(function KeysHelp() {
  const help = useResolved(KeysHelpStore);
  const undo = useResolved(UndoDecision);
  useKeyCommands('everywhere', { showKeys: help.show, undo: undo.run }, { open: OPEN, isLast: true });
  if (!help.isOpen) return null;
  return <KeysDialog first={help.first} onClose={help.hide} />;
});

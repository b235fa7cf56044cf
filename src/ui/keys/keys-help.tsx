import { observer } from 'mobx-react-lite';
import { Suspense } from 'react';
import { UndoDecision } from '../../application/decisions/undo-decision';
import { KeysHelpStore } from '../../application/shell/keys-help.store';
import { useResolved } from '../di/resolver';
import { lazyPart } from '../kit/layout/lazy-part';
import { useKeyCommands } from './use-key-commands';

const KeysDialog = lazyPart(async () => (await import('./keys-dialog')).KeysDialog, 'note');

/** All but an open card, in which a decision can be taken back as well. */
const OPEN = 'dialog[open], [role="dialog"]:not([data-card]), [role="menu"], [role="listbox"]';

/** The keys that work on every screen. */
export const KeysHelp = observer(function KeysHelp() {
  const help = useResolved(KeysHelpStore);
  const undo = useResolved(UndoDecision);
  useKeyCommands('everywhere', { showKeys: help.show, undo: undo.run }, { open: OPEN, isLast: true });
  if (!help.isOpen) return null;
  return (
    <Suspense fallback={null}>
      <KeysDialog first={help.first} onClose={help.hide} />
    </Suspense>
  );
});

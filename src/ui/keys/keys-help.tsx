import { observer } from 'mobx-react-lite';
import { Suspense, useEffect } from 'react';
import { KeysHelpStore } from '../../application/shell/keys-help.store';
import { useResolved } from '../di/resolver';
import { lazyPart } from '../kit/layout/lazy-part';

const KeysDialog = lazyPart(async () => (await import('./keys-dialog')).KeysDialog, 'note');

const FIELDS = 'input, textarea, select, [contenteditable="true"]';

/** Shows all keys when '?' is pressed outside of fields. */
export const KeysHelp = observer(function KeysHelp() {
  const help = useResolved(KeysHelpStore);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const isTyping = event.target instanceof Element && event.target.closest(FIELDS) !== null;
      if (event.key !== '?' || event.defaultPrevented || isTyping) return;
      event.preventDefault();
      help.show();
    };
    // On the window, which is told after the document: a screen may have keys of its own to show.
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [help]);
  if (!help.isOpen) return null;
  return (
    <Suspense fallback={null}>
      <KeysDialog onClose={help.hide} />
    </Suspense>
  );
});

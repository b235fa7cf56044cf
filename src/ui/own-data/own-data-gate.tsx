import { observer } from 'mobx-react-lite';
import { useEffect, type ComponentType } from 'react';
import { OwnDataEntry } from '../../application/workspace/own-data-entry';
import { ToastStore } from '../../application/shared/toast.store';
import { joined } from '../../domain/shared/words';
import { useResolved } from '../di/resolver';

/** Loads what opens the user's own data when it is asked for: by a button, or by a file that is dragged over the page. */
export const OwnDataGate = observer(function OwnDataGate({ Host }: { Host: ComponentType }) {
  const entry = useResolved(OwnDataEntry);
  const toasts = useResolved(ToastStore);
  useEffect(() => (entry.isOffered ? watchDraggedFiles(entry, toasts) : undefined), [entry, toasts]);
  return entry.request !== null && <Host />;
});

/** Tells of files that are dragged over the page and dropped on it; a browser would show them instead of the page. */
function watchDraggedFiles(entry: OwnDataEntry, toasts: ToastStore): () => void {
  const drop = (files: readonly File[]): void => {
    const others = entry.drop(files).map((name) => `‘${name}’`);
    if (others.length > 0)
      toasts.show({
        kind: 'own-data',
        tone: 'error',
        text: `${joined(others)} ${others.length === 1 ? 'is' : 'are'} not read: no spreadsheet.`,
      });
  };
  const follow = (event: DragEvent): void => {
    const { dataTransfer, type } = event;
    if (!dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    if (type === 'drop') drop([...dataTransfer.files]);
    else if (entry.request === null) entry.ask({ kind: 'drag' });
  };
  const types = ['dragover', 'drop'] as const;
  for (const type of types) addEventListener(type, follow);
  return () => {
    for (const type of types) removeEventListener(type, follow);
  };
}

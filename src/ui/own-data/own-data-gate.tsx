import { observer } from 'mobx-react-lite';
import { useEffect, type ComponentType } from 'react';
import { OwnDataEntry } from '../../application/workspace/own-data-entry';
import { useResolved } from '../di/resolver';

/** Loads what opens the user's own data when it is asked for: by a button, or by a file that is dragged over the page. */
export const OwnDataGate = observer(function OwnDataGate({ Host }: { Host: ComponentType }) {
  const entry = useResolved(OwnDataEntry);
  useEffect(() => (entry.isOffered ? watchDraggedFiles(entry) : undefined), [entry]);
  return entry.request !== null && <Host />;
});

/** Tells of files that are dragged over the page and dropped on it; a browser would show them instead of the page. */
function watchDraggedFiles(entry: OwnDataEntry): () => void {
  const follow = (event: DragEvent): void => {
    const { dataTransfer, type } = event;
    if (!dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    if (type === 'drop') entry.ask({ kind: 'open', file: dataTransfer.files[0] });
    else if (entry.request === null) entry.ask({ kind: 'drag' });
  };
  const types = ['dragover', 'drop'] as const;
  for (const type of types) addEventListener(type, follow);
  return () => {
    for (const type of types) removeEventListener(type, follow);
  };
}

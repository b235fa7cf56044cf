import { observer } from 'mobx-react-lite';
import { useEffect, type ComponentType } from 'react';
import { OwnDataEntry } from '../../application/workspace/own-data-entry';
import { useResolved } from '../di/resolver';

/** Loads what opens the user's own data when it is asked for: by a button, or by a file that is dragged over the page. */
export const OwnDataGate = observer(function OwnDataGate({ Host }: { Host: ComponentType }) {
  const entry = useResolved(OwnDataEntry);
  const takesFiles = entry.isOffered || entry.readParts !== null;
  useEffect(() => (takesFiles ? watchDraggedFiles(entry) : undefined), [entry, takesFiles]);
  return entry.request !== null && <Host />;
});

/** Tells of files that are dragged over the page and dropped on it; a browser would show them instead of the page. */
function watchDraggedFiles(entry: OwnDataEntry): () => void {
  const follow = (event: DragEvent): void => {
    const { dataTransfer, type } = event;
    if (!dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    if (type === 'drop') void entry.drop([...dataTransfer.files]);
    else if (entry.request === null) entry.ask({ kind: 'drag', isForTeam: mayBeParts(entry, dataTransfer) });
  };
  const types = ['dragover', 'drop'] as const;
  for (const type of types) addEventListener(type, follow);
  return () => {
    for (const type of types) removeEventListener(type, follow);
  };
}

/** All that is known of a file before it is dropped is its type. */
function mayBeParts({ readParts }: OwnDataEntry, { items }: DataTransfer): boolean {
  return readParts !== null && [...items].every(({ type }) => type === 'application/json');
}

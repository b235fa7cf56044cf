import type { OwnDataEntry } from '../../application/workspace/own-data-entry';

/** Tells of files that are dragged over the page and dropped on it; a browser would show them instead of the page. */
export function watchDraggedFiles(entry: OwnDataEntry): () => void {
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

import type { OwnDataEntry } from '../../application/own-data/own-data-entry';

/** Tells of files that are dragged over the page and dropped on it; a browser would show them instead of the page. */
export function watchDraggedFiles(entry: OwnDataEntry): () => void {
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

import { observer } from 'mobx-react-lite';
import { useEffect, type ComponentType } from 'react';
import { OwnDataEntry } from '../../application/workspace/own-data-entry';
import { useResolved } from '../di/resolver';
import { watchDraggedFiles } from './watch-dragged-files';

/** Loads what opens the user's own data when it is asked for: by a button, or by a file that is dragged over the page. */
export const OwnDataGate = observer(function OwnDataGate({ Host }: { Host: ComponentType }) {
  const entry = useResolved(OwnDataEntry);
  const takesFiles = entry.isOffered || entry.readParts !== null;
  useEffect(() => (takesFiles ? watchDraggedFiles(entry) : undefined), [entry, takesFiles]);
  return entry.request !== null && <Host />;
});

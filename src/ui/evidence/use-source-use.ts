import { useEffect, useState } from 'react';
import { SignalCatalogue } from '../../application/workspace/signal-catalogue';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import type { SourceUse } from '../../domain/evidence/source-use';
import { useResolved } from '../di/resolver';

/** How the sources of the open project are used; null: not known, or not yet. For components that are observers. */
export function useSourceUse(): SourceUse | null {
  const catalogue = useResolved(SignalCatalogue);
  const { currentId } = useResolved(WorkspaceStore);
  const [use, setUse] = useState<SourceUse | null>(null);
  useEffect(() => {
    let isWanted = true;
    if (currentId === null) return undefined;
    catalogue.sourceUse?.(currentId).then(
      (counted) => isWanted && setUse(counted),
      // What it says is left out.
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [catalogue, currentId]);
  return use;
}

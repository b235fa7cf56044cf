import { useEffect } from 'react';
import type { SowId } from '../../domain/shared/entity-id';
import { useRefreshProject } from './use-refresh-project';

/** Shows what another tab has done to an own project. */
export function FollowOtherTabs({ id, onDone }: { readonly id: SowId | null; readonly onDone: () => void }) {
  const refresh = useRefreshProject();
  useEffect(() => {
    void refresh.run(id).then(onDone);
    // Once for each change.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [id]);
  return null;
}

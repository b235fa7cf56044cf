import { useEffect } from 'react';
import type { SowId } from '../../domain/shared/entity-id';
import { useForgetRecords } from './use-forget-records';

/** Removes what the user did in projects that were removed in a tab which was closed then. */
export function ForgetRemoved({ ids, onDone }: { readonly ids: readonly SowId[]; readonly onDone: () => void }) {
  const forget = useForgetRecords();
  useEffect(() => {
    void forget.run(ids).then(onDone);
    // Once for these projects.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [ids]);
  return null;
}

import { useEffect, useState, type ReactNode } from 'react';
import { isLostCode, LostCode } from '../layout/lost-code';

interface OnDemand<Module> {
  /** null until the module is loaded. */
  readonly code: Module | null;
  /** To be rendered: says that the module could not be fetched, and offers another try. */
  readonly lost: ReactNode;
}

/**
 * A module that is imported when it is first wanted. Errors other than a failed fetch are thrown in rendering. Not
 * `lazy`: React shows the fallback of a Suspense boundary for at least 300 ms.
 * @param load the same function at every call
 */
export function useOnDemand<Module>(load: () => Promise<Module>, wanted: boolean): OnDemand<Module> {
  const [code, setCode] = useState<Module | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const isMissing = wanted && code === null && error === null;
  useEffect(() => {
    if (!isMissing) return;
    load().then(setCode, (cause: unknown) => {
      setError(() => {
        if (isLostCode(cause)) return cause;
        throw cause;
      });
    });
  }, [load, isMissing]);
  // Asked for once more with the next use.
  if (!wanted && error !== null) setError(null);
  return { code, lost: wanted && error && <LostCode error={error} onRetry={() => setError(null)} isNote /> };
}

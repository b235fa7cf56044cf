import { useEffect, useState } from 'react';

/**
 * A module that is imported when it is first wanted; null until it is loaded. Throws in rendering when it could not be
 * imported. Not `lazy`: React shows the fallback of a Suspense boundary for at least 300 ms.
 * @param load the same function at every call
 */
export function useOnDemand<Module>(load: () => Promise<Module>, wanted: boolean): Module | null {
  const [module, setModule] = useState<Module | null>(null);
  const isMissing = wanted && module === null;
  useEffect(() => {
    if (!isMissing) return;
    load().then(setModule, (error: unknown) => {
      setModule(() => {
        throw error;
      });
    });
  }, [load, isMissing]);
  return module;
}

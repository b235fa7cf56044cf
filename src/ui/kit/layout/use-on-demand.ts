import { useEffect, useState } from 'react';

const modules = new WeakMap<() => Promise<unknown>, unknown>();

/**
 * A module that is imported when it is first wanted; null until it is here. Throws in rendering when it could not be
 * imported. Not `lazy`: React shows the fallback of a Suspense boundary for at least 300 ms.
 * @param load the same function at every call
 */
export function useOnDemand<Module>(load: () => Promise<Module>, wanted: boolean): Module | null {
  const [, setLoaded] = useState(false);
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  const module = modules.get(load) as Module | undefined;
  const isMissing = wanted && module === undefined;
  useEffect(() => {
    if (!isMissing) return undefined;
    let isMounted = true;
    load().then(
      (loaded) => {
        modules.set(load, loaded);
        if (isMounted) setLoaded(true);
      },
      (error: unknown) => isMounted && setFailure({ error }),
    );
    return () => {
      isMounted = false;
    };
  }, [load, isMissing]);
  if (failure !== null) throw failure.error;
  return module ?? null;
}

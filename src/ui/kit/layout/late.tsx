import { useLayoutEffect, useState, type ComponentType, type ReactNode } from 'react';
import { loadOnce } from '../../../application/shared/load-once';
import { isLostCode, LostCode } from './lost-code';

interface Options<Props> {
  /** Rendered until the code is here. */
  readonly Fallback?: ComponentType<Props>;
  /** Where the code cannot be fetched: a message in its place, one at the foot of the window, or nothing. */
  readonly failure?: 'area' | 'note' | 'nothing';
}

export interface LateComponent<Props> {
  (props: Props): ReactNode;
  /** Fetches the code. @returns whether it is here; a failure is shown when the component is rendered */
  preload(): Promise<boolean>;
}

type Progress = 'loading' | 'loaded' | { readonly error: unknown };

/**
 * A component whose code is fetched when it is first rendered or preloaded. Where it cannot be fetched, the rest of the
 * page goes on and the user can try again; other errors are thrown in rendering. Not `lazy` of React, which does not try
 * again, suspends once even when the code is here, and shows a fallback for at least 300 ms.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { Fallback, failure = 'area' }: Options<Props> = {},
): LateComponent<Props> {
  let Loaded: ComponentType<Props> | null = null;
  const fetch = loadOnce(async () => {
    Loaded = await load();
  });

  function Late(props: Props): ReactNode {
    const [progress, setProgress] = useState<Progress>('loading');
    useLayoutEffect(() => {
      if (Loaded !== null || progress !== 'loading') return;
      fetch().then(
        () => setProgress('loaded'),
        (error: unknown) => setProgress({ error }),
      );
    }, [progress]);
    if (Loaded !== null) return <Loaded {...props} />;
    if (typeof progress === 'string') return Fallback === undefined ? null : <Fallback {...props} />;
    if (!isLostCode(progress.error)) throw progress.error;
    if (failure === 'nothing') return null;
    return <LostCode error={progress.error} onRetry={() => setProgress('loading')} isNote={failure === 'note'} />;
  }

  Late.preload = () =>
    fetch().then(
      () => true,
      () => false,
    );
  return Late;
}

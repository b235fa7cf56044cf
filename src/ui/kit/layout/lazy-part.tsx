import { lazy, useState, type ComponentType } from 'react';
import { isLostCode, LostCode } from './lost-code';

/** What is shown where the code cannot be fetched: a message in its place, one at the foot of the window, or nothing. */
type Failure = 'area' | 'note' | 'nothing';

/**
 * `lazy` of React whose code may be asked for again after it could not be fetched, so that the rest of the page goes on.
 * Other errors are thrown in rendering.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  failure: Failure = 'area',
): ComponentType<Props> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      if (!isLostCode(error)) throw error;
      return { default: failure === 'nothing' ? Nothing : retried(load, error, failure === 'note') };
    }
  });
}

function Nothing(): null {
  return null;
}

function retried<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  first: Error,
  isNote: boolean,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function Retried(props: Props) {
    const [outcome, setOutcome] = useState({ error: first, Component: loaded });
    const { error, Component } = outcome;
    if (Component !== null) return <Component {...props} />;
    const retry = async (): Promise<void> => {
      try {
        loaded = await load();
        setOutcome({ error, Component: loaded });
      } catch (cause) {
        if (isLostCode(cause)) return setOutcome({ error: cause, Component: null });
        setOutcome(() => {
          throw cause;
        });
      }
    };
    return <LostCode error={error} onRetry={() => void retry()} isNote={isNote} />;
  };
}

import { useEffect, useState } from 'react';
import type { AnswerCache, Answers } from './answers';

/** What a screen shows; null until it has been fetched. */
export function useCached<Name extends keyof Answers>(cache: AnswerCache, name: Name): Answers[Name] | null {
  const [data, setData] = useState<Answers[Name] | null>(null);
  useEffect(() => {
    let isLeft = false;
    void cache.get(name).then((answer) => !isLeft && setData(answer));
    return () => {
      isLeft = true;
    };
  }, [cache, name]);
  return data;
}

import { useEffect, useState } from 'react';

/** What a screen shows; null until it is here. */
export function useHeld(held, name) {
  const [data, setData] = useState(null);
  useEffect(() => {
    let isLeft = false;
    void held.get(name).then((answer) => !isLeft && setData(answer));
    return () => {
      isLeft = true;
    };
  }, [held, name]);
  return data;
}

import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { SHIFT_PARAMETER } from '../../domain/shell/routes';

export function shiftAnchor(id: string): string {
  return `shift-${id}`;
}

/** Goes to the shift that the address names, such as one that was found by searching, and takes it off the address. */
export function useWantedShift(isReady: boolean): void {
  const [query, setQuery] = useSearchParams();
  const wanted = query.get(SHIFT_PARAMETER);
  useEffect(() => {
    if (wanted === null || !isReady) return;
    document.querySelector(`#${CSS.escape(shiftAnchor(wanted))}`)?.scrollIntoView({ block: 'start' });
    // Otherwise every later change of the address would come back here.
    setQuery(
      (current) => {
        current.delete(SHIFT_PARAMETER);
        return current;
      },
      { replace: true },
    );
  }, [wanted, isReady, setQuery]);
}

import { observer } from 'mobx-react-lite';
import { useEffect, useMemo, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Viewport } from '../../application/shell/viewport';
import { useResolved } from '../di/resolver';
import { PageView } from '../kit/layout/page-view';

/** Gives components without stores what is known of the window. */
export const PageViewProvider = observer(function PageViewProvider({ children }: { readonly children: ReactNode }) {
  const { width, textScale, isPrinting } = useResolved(Viewport);
  const value = useMemo(() => ({ width, textScale, isPrinting }), [width, textScale, isPrinting]);
  useEffect(() => {
    // The browser prints after this event, without waiting for React.
    const render = (): void => flushSync(() => {});
    window.addEventListener('beforeprint', render);
    return () => window.removeEventListener('beforeprint', render);
  }, []);
  return <PageView value={value}>{children}</PageView>;
});

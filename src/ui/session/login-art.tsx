import { lazy, Suspense, useEffect, useState } from 'react';
import styles from './login-art.module.scss';

/** Below, the column is all there is room for; the drawing is not even fetched. */
const WIDE = '(width >= 991px)';

const LoginField = lazy(async () => ({ default: (await import('./login-field')).LoginField }));

/** The place of the field of signals; the drawing itself comes after the first paint. */
export function LoginArt() {
  const drawn = useAfterFirstPaint();
  return (
    <div className={styles.art} aria-hidden="true">
      {drawn && (
        <Suspense fallback={null}>
          <LoginField />
        </Suspense>
      )}
    </div>
  );
}

function useAfterFirstPaint(): boolean {
  const [painted, setPainted] = useState(false);
  useEffect(() => {
    const wide = window.matchMedia(WIDE);
    let frame = 0;
    const draw = (): void => {
      if (!wide.matches) return;
      // The frame after the one that shows the button.
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(() => setPainted(true));
      });
    };
    draw();
    wide.addEventListener('change', draw);
    return () => {
      cancelAnimationFrame(frame);
      wide.removeEventListener('change', draw);
    };
  }, []);
  return painted;
}

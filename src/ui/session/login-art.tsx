import { useEffect, useState } from 'react';
import { LoginField } from './login-field';
import styles from './login-art.module.scss';

/** Below, there is room for the column only, and nothing is drawn. */
const WIDE = '(width >= 991px)';

/** The place of the field of signals; the drawing itself comes after the first paint. */
export function LoginArt() {
  const drawn = useAfterFirstPaint();
  return (
    <div className={styles.art} aria-hidden="true">
      {drawn && <LoginField />}
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

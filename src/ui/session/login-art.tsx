import { useAfterPaint } from '../kit/layout/use-after-paint';
import { LoginField } from './login-field';
import styles from './login-art.module.scss';

/** The drawing beside the login, rendered after the first paint and only where there is space for it. */
export function LoginArt({ isWide }: { isWide: boolean }) {
  const isPainted = useAfterPaint();
  return (
    <div className={styles.art} aria-hidden="true">
      {isPainted && isWide && <LoginField />}
    </div>
  );
}

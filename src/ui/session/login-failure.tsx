import styles from './login-failure.module.scss';

/** Takes no room: it may come and go below a button without moving anything. */
export function LoginFailure({ failed }: { failed: boolean }) {
  return (
    <div className={styles.place} role="alert">
      {failed && <p className={styles.text}>The login did not work. Please try again.</p>}
    </div>
  );
}

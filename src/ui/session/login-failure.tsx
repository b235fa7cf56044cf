import styles from './login-failure.module.scss';

/** The message of a failed login; takes no space, so that it moves nothing. */
export function LoginFailure({ failed }: { failed: boolean }) {
  return (
    <div className={styles.place} role="alert">
      {failed && <p className={styles.text}>The login did not work. Please try again.</p>}
    </div>
  );
}

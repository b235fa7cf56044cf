import type { SignInProblem } from '../../application/session/auth-session';
import { Text } from '../kit/layout/text';
import styles from './login-failure.module.scss';

const TEXTS: Record<SignInProblem, string> = {
  failed: 'The login did not work. Please try again.',
  unreachable: 'The login service does not answer. Please try again.',
  clock: 'The clock of this device is wrong. Set the time, then log in again.',
  ended: 'Your session has ended. Please log in again.',
  'other-user': 'You were logged out, because another account logged in in this browser.',
  'logged-out': 'You logged out in another tab.',
  refused: 'Your login was not accepted. Log in again; if it fails again, contact your Customer Success.',
};

/** Takes no space of its own: it appears below the button without moving anything. */
export function LoginFailure({ problem }: { problem: SignInProblem | null }) {
  return (
    <div className={styles.failure} role="alert">
      {problem !== null && (
        <Text type="body" tone="negative" className={styles.text}>
          {TEXTS[problem]}
        </Text>
      )}
    </div>
  );
}

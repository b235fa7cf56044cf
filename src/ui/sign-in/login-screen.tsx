import { ArrowRight } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { OwnDataEntry } from '../../application/workspace/own-data-entry';
import { SessionStore } from '../../application/session/session.store';
import { Navigator } from '../../application/shared/navigator';
import { ThemeStore } from '../../application/shared/theme.store';
import { DESKTOP_BREAKPOINT, Viewport } from '../../application/shared/viewport';
import { paths } from '../../domain/shared/routes';
import { PRODUCT_NAME } from '../../domain/shared/titles';
import { Logo } from '../art/logo';
import { useResolved } from '../di/resolver';
import { Button } from '../kit/controls/button';
import { Box, Row, Stack, Text } from '../kit/layout/stack';
import { ThemeToggle } from '../shell/header';
import styles from './login-screen.module.scss';
import { QUADRANT_CODES, QUADRANTS } from '../../domain/topic/quadrant';
import { useAfterPaint } from '../kit/layout/when-idle';
import { quadrantHue } from '../signal/dot';
import field from './login-field.svg?url';
import type { SignInProblem } from '../../application/session/auth-session';

/** /login (specification, section 2). */
export const LoginScreen = observer(function LoginScreen() {
  const session = useResolved(SessionStore);
  const theme = useResolved(ThemeStore);
  const navigator = useResolved(Navigator);
  const viewport = useResolved(Viewport);
  const ownData = useResolved(OwnDataEntry);
  const signedIn = session.state.kind === 'signed-in';

  useEffect(() => {
    // A login that has just ended leads to the address that asked for it.
    if (signedIn && navigator.location.pathname === paths.login) navigator.replace(paths.router);
  }, [signedIn, navigator]);

  return (
    <div className={styles.screen}>
      <Stack as="main" column tabIndex={-1} pad="0 64" className={styles.column}>
        <Row className={styles.top}>
          <Logo variant="full" title="D&M" />
          <ThemeToggle theme={theme} />
        </Row>
        <Box pad="0 0 32" className={styles.middle}>
          <Text as="h1" type="title">
            Log in
          </Text>
          <Text above={12} type="lead" tone="muted">
            Log in to access the platform.
          </Text>
          <Text above={8} below={32} type="lead" tone="muted">
            The trends and topics of your industry on one map: see what has changed, and decide with your team what
            matters.
          </Text>
          <Button
            size="large"
            className={styles.button}
            disabled={session.isBusy || signedIn}
            onClick={() => void session.signIn()}
          >
            Log In
            <ArrowRight size={16} strokeWidth={2} aria-hidden="true" />
          </Button>
          <LoginFailure problem={session.problem} />
          {ownData.isOffered && (
            <Row gap={24} wrap above={24} pad="24 0 0" ruled="above" className={styles.own}>
              <p>
                <strong>A spreadsheet of your own?</strong>
                XLSX, CSV or a workspace file. It stays in this browser.
              </p>
              <Button variant="outline" onClick={() => ownData.ask({ kind: 'open' })}>
                Open your own data
              </Button>
            </Row>
          )}
        </Box>
        <Row type="small" tone="muted" className={styles.foot}>
          {PRODUCT_NAME}
        </Row>
      </Stack>
      <LoginArt isWide={viewport.width >= DESKTOP_BREAKPOINT} />
    </div>
  );
});

/** The drawing beside the login, rendered after the first paint and only where there is space for it. */
function LoginArt({ isWide }: { isWide: boolean }) {
  const isPainted = useAfterPaint();
  return (
    <div className={styles.art} aria-hidden="true">
      {isPainted && isWide && <SampleMap />}
    </div>
  );
}

/** A map of sample data, drawn in advance: before the login no data of a customer may be shown. */
function SampleMap() {
  return (
    <div className={styles.field}>
      <svg viewBox="0 0 880 900" width="100%" height="100%" preserveAspectRatio="xMidYMid slice" focusable="false">
        <use href={`${field}#field`} />
      </svg>
      {QUADRANT_CODES.map((code) => (
        <Text
          as="span"
          type="control"
          key={code}
          className={styles.corner}
          data-quadrant={quadrantHue(QUADRANTS[code])}
        >
          {QUADRANTS[code].label}
        </Text>
      ))}
      <Text as="span" type="caption" tone="muted" className={`${styles.axis} ${styles.growth}`}>
        Growth <ArrowRight className={`${styles.pointer} ${styles.up}`} size={12} aria-hidden="true" />
      </Text>
      <Text as="span" type="caption" tone="muted" className={`${styles.axis} ${styles.sizing}`}>
        Sizing <ArrowRight className={styles.pointer} size={12} aria-hidden="true" />
      </Text>
    </div>
  );
}

const TEXTS: Record<SignInProblem, string> = {
  failed: 'The login did not work. Please try again.',
  unreachable: 'The login service does not answer. Please try again.',
  clock: 'The clock of this device is wrong. Set the time, then log in again.',
  ended: 'Your session has ended. Please log in again.',
  'other-user': 'You were logged out, because another account logged in on this browser.',
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

import { observer } from 'mobx-react-lite';
import { SessionStore } from '../../application/session/session.store';
import { SearchWish } from '../../application/shared/search-wish';
import { paths } from '../../domain/shared/routes';
import { Logo } from '../art/logo';
import { Relief, type ReliefCode } from '../art/relief';
import { useResolved } from '../di/resolver';
import { Button, ButtonLink } from '../kit/controls/button';
import { Box, Row, Stack, Text } from '../kit/layout/stack';
import { LoginFailure } from '../sign-in/login-screen';
import styles from './error-screen.module.scss';

/** Word for word as in the specification, section 2. */
const WORDS: Readonly<Record<ReliefCode, { readonly title: string; readonly text: readonly [string, string] }>> = {
  maintenance: {
    title: 'Maintenance',
    text: ['Our site is currently under maintenance.', 'Thanks for your patience.'],
  },
  '403': {
    title: 'Sorry',
    text: [
      'You don’t have access to this organization.',
      'Please contact your dedicated Customer Success to access it.',
    ],
  },
  '404': { title: 'Sorry', text: ['Not found.', 'The resource you requested could not be found.'] },
  '500': {
    title: 'Oops !',
    text: ['Something went wrong', 'Retry later or reach your customer success contact'],
  },
};

/** An error page; outside of the layout of the project screens. */
export function ErrorScreen({ page }: { page: ReliefCode }) {
  const { title, text } = WORDS[page];
  return (
    <Stack as="main" column className={styles.screen} tabIndex={-1}>
      <Relief code={page} />
      <Row fit="rigid" pad="0 gutter" className={styles.top}>
        <Logo variant="full" title="D&M" />
      </Row>
      <Box pad="0 gutter 64" className={styles.words}>
        <Text as="h1" type="title">
          {title}
        </Text>
        <Text type="lead" above={12}>
          {text[0]}
        </Text>
        <Text type="lead" tone="muted" className={styles.second}>
          {text[1]}
        </Text>
        <Actions page={page} />
      </Box>
    </Stack>
  );
}

/** The buttons; empty, with their space reserved, until the session is known. */
const Actions = observer(function Actions({ page }: { readonly page: ReliefCode }) {
  const session = useResolved(SessionStore);
  const wish = useResolved(SearchWish);
  // To a project, which a user without an organisation has not, nor any user while the site is closed.
  const hasProject = page === '404' || page === '500';
  const hasWayBack = hasProject && window.history.length > 1;
  const { kind } = session.state;
  return (
    <>
      <Box above={24} className={styles.actions} data-many={hasProject || undefined}>
        {kind === 'signed-in' && (
          <>
            <ButtonLink to={paths.root}>Back to Home Page</ButtonLink>
            {hasProject && (
              <ButtonLink variant="outline" to={paths.root} onClick={wish.make}>
                Search
              </ButtonLink>
            )}
            {hasWayBack && (
              <Button variant="outline" onClick={() => window.history.back()}>
                Go back
              </Button>
            )}
            <Button variant="outline" onClick={() => void session.signOut()}>
              Log out
            </Button>
          </>
        )}
        {kind === 'anonymous' && (
          <Button disabled={session.isBusy} onClick={() => void session.signIn()}>
            Log In
          </Button>
        )}
      </Box>
      <LoginFailure problem={session.problem} />
    </>
  );
});

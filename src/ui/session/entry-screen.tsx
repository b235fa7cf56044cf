import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { OwnDataEntry } from '../../application/workspace/own-data-entry';
import { EntryViewModel } from '../../application/workspace/entry.view-model';
import { SessionStore } from '../../application/session/session.store';
import { Logo } from '../art/logo';
import { useResolved } from '../di/resolver';
import { Button } from '../kit/controls/button';
import { Box, Row, Text } from '../kit/layout/stack';
import { NeutralShell } from '../shell/neutral-shell';
import styles from './entry-screen.module.scss';

/** / and /router (specification, section 2): a spinner, or 'No projects available.' */
export const EntryScreen = observer(function EntryScreen() {
  const entry = useResolved(EntryViewModel);
  const session = useResolved(SessionStore);
  const ownData = useResolved(OwnDataEntry);
  useEffect(() => void entry.enter(), [entry]);
  if (entry.state === 'entering') return <NeutralShell />;
  return (
    <Box as="main" tabIndex={-1} pad="32 gutter 64" className={styles.screen}>
      <div>
        <Logo variant="full" title="D&M" />
      </div>
      {/* Also after a failure, which is only logged (specification, section 8). */}
      <Text as="h1" type="title" breaks className={styles.title}>
        No projects available.
      </Text>
      <Row gap={12} wrap>
        {entry.state === 'failed' && <Button onClick={() => void entry.retry()}>Try again</Button>}
        {entry.state === 'no-projects' && ownData.isOffered && (
          <Button onClick={() => ownData.ask({ kind: 'open' })}>Open your own data</Button>
        )}
        <Button variant="outline" onClick={() => void session.signOut()}>
          Log out
        </Button>
      </Row>
    </Box>
  );
});

import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { OwnDataEntry } from '../../application/workspace/own-data-entry';
import { EntryViewModel } from '../../application/workspace/entry.view-model';
import { SessionStore } from '../../application/session/session.store';
import { Logo } from '../art/logo';
import { useResolved } from '../di/resolver';
import { Button } from '../kit/controls/button';
import { Row, Stack, Text } from '../kit/layout/stack';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import { OutOfReach } from '../shell/out-of-reach';
import { NeutralShell } from '../shell/neutral-shell';
import styles from './entry-screen.module.scss';

/**
 * / and /router (specification, section 2): a spinner, then a project. 'No projects available.' only where the list came
 * and is empty; otherwise what is missing, and a way on.
 */
export const EntryScreen = observer(function EntryScreen() {
  const entry = useResolved(EntryViewModel);
  const session = useResolved(SessionStore);
  const workspace = useResolved(WorkspaceStore);
  const ownData = useResolved(OwnDataEntry);
  useEffect(() => void entry.enter(), [entry]);
  const { state } = entry;
  if (state === 'entering') return <NeutralShell />;
  const since = workspace.outage.sinceOf('sows');
  return (
    <Stack as="main" column gap={24} tabIndex={-1} pad="32 gutter 64" className={styles.screen}>
      <div>
        <Logo variant="full" title="D&M" />
      </div>
      {state === 'out-of-reach' && since !== null ? (
        <OutOfReach outage={workspace.outage} since={since} onRetry={entry.retry} isPage />
      ) : (
        <Text as="h1" type="title" breaks className={styles.title}>
          {TITLES[state === 'out-of-reach' ? 'failed' : state]}
        </Text>
      )}
      {state === 'choose' && <Projects entry={entry} workspace={workspace} />}
      <Row gap={12} wrap>
        {(state === 'failed' || state === 'choose') && (
          <Button onClick={() => void entry.retry()} variant={state === 'choose' ? 'outline' : 'ink'}>
            Try again
          </Button>
        )}
        {state === 'no-projects' && ownData.isOffered && (
          <Button onClick={() => ownData.ask({ kind: 'open' })}>Open your own data</Button>
        )}
        <Button variant="outline" onClick={() => void session.signOut()}>
          Log out
        </Button>
      </Row>
    </Stack>
  );
});

const TITLES = {
  failed: 'The projects could not be loaded.',
  'no-projects': 'No projects available.',
  choose: 'This project could not be opened.',
} as const;

interface ProjectsProps {
  readonly entry: EntryViewModel;
  readonly workspace: WorkspaceStore;
}

/** The other projects, where the first one cannot be opened. */
const Projects = observer(function Projects({ entry, workspace }: ProjectsProps) {
  const { rejectedId, rejectedFor } = workspace;
  const all = workspace.sows.value ?? [];
  const rejected = all.find(({ id }) => id === rejectedId);
  const others = all.filter(({ id }) => id !== rejectedId);
  return (
    <Stack gap={12} align="start">
      <Text type="lead" tone="muted" breaks>
        {rejected !== undefined && <bdi>{rejected.name}: </bdi>}
        {rejectedFor ?? 'its answer could not be used.'}
        {others.length > 0 && ' Another one can be opened:'}
      </Text>
      <Stack as="ul" gap={8} align="start">
        {others.map(({ id, name }) => (
          <li key={id}>
            <Button onClick={() => entry.open(id)}>
              <bdi>{name}</bdi>
            </Button>
          </li>
        ))}
      </Stack>
    </Stack>
  );
});

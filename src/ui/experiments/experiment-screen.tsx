import { observer } from 'mobx-react-lite';
import { useLayoutEffect, type ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { ExperimentViewModel } from '../../application/experiments/experiment.view-model';
import { ThemeStore } from '../../application/shared/theme.store';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import { parseEntityId, type ExperimentId } from '../../domain/shared/entity-id';
import { safeLink } from '../../domain/shared/safe-link';
import { paths } from '../../domain/shared/routes';
import { useResolved } from '../di/resolver';
import { Button } from '../kit/controls/button';
import { LoadFailure, Notice } from '../kit/layout/load-failure';
import { Spinner } from '../kit/layout/spinner';
import { Row, Stack, Text } from '../kit/layout/stack';
import { ExperimentFrame } from './experiment-frame';
import styles from './experiment-screen.module.scss';

/** /sow/{sowId}/experiments/{experimentId} (specification, section 2). */
export function ExperimentScreen() {
  const id = parseEntityId<'experiment'>(useParams()['experimentId']);
  return id === undefined ? <Navigate to={paths.notFound} replace /> : <Experiment id={id} />;
}

/** A full-height frame with the experiment's page, or the reason why it cannot be shown. */
const Experiment = observer(function Experiment({ id }: { id: ExperimentId }) {
  const experiment = useResolved(ExperimentViewModel);
  const workspace = useResolved(WorkspaceStore);
  const theme = useResolved(ThemeStore);

  // Before the paint, so that the previous experiment is not shown under this one's name.
  useLayoutEffect(() => experiment.open(id), [experiment, id]);

  const name = workspace.features.experiments.find((known) => known.id === id)?.name ?? 'Experiment';
  const { state } = experiment;
  const isFramed = state.kind === 'framed';
  return (
    <Stack as="section" column className={styles.screen} aria-label={name}>
      <div className={styles.content}>
        {state.kind === 'failed' && (
          <Middle>
            <LoadFailure what={name} onRetry={experiment.retry} />
          </Middle>
        )}
        {state.kind === 'refused' && (
          <Middle>
            <Notice tone="warning" title="This experiment cannot be shown.">
              Its address is not a web address that may be opened here.
            </Notice>
          </Middle>
        )}
        {state.kind === 'unresponsive' && (
          <Middle>
            <Notice tone="warning" title="This page does not answer.">
              It may be down, or it may not allow other pages to show it.
            </Notice>
            <Row gap={16}>
              <Button size="small" onClick={experiment.retry}>
                Try again
              </Button>
              <NewTab address={state.address} />
            </Row>
          </Middle>
        )}
        {(state.kind === 'loading' || (isFramed && !state.isLoaded)) && (
          <Middle>
            <Spinner size={28} />
          </Middle>
        )}
        {isFramed && (
          <ExperimentFrame
            key={state.address}
            address={state.address}
            name={name}
            theme={theme.theme}
            isLoaded={state.isLoaded}
            onLoad={experiment.frameLoaded}
            onBlocked={experiment.timeOut}
          />
        )}
      </div>
      {isFramed && <Origin address={state.address} />}
    </Stack>
  );
});

/**
 * The host of a page of another site, and a link to it: when such a page refuses to be framed, the browser shows a page of
 * its own and fires no event.
 */
function Origin({ address }: { address: string }) {
  const link = safeLink(address);
  if (link === null) return null;
  return (
    <Row as="p" gap={16} type="small" tone="muted" pad="0 gutter" className={styles.origin}>
      <Text as="span" lines={1}>
        This page comes from {link.hostname}.
      </Text>
      <NewTab address={address} />
    </Row>
  );
}

function NewTab({ address }: { address: string }) {
  return (
    <Text as="a" type="control" className={styles.away} href={address} target="_blank" rel="noopener noreferrer">
      Open in a new tab
    </Text>
  );
}

function Middle({ children }: { children: ReactNode }) {
  return (
    <Stack gap={16} pad="32 16" className={styles.middle}>
      {children}
    </Stack>
  );
}

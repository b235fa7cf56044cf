import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState } from 'react';
import { AssistantFrame, type AssistantHandle } from '../../application/assistant/assistant-frame';
import type { ChartState } from '../../application/filters/chart-frame';
import type { FailureKind } from '../../application/shared/request-failure';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import type { SowId } from '../../domain/shared/entity-id';
import { useResolved } from '../di/resolver';
import { LoadFailure, Notice } from '../kit/layout/load-failure';
import { Spinner, SpinnerPage } from '../kit/layout/spinner';
import { Box, Stack } from '../kit/layout/stack';
import styles from './assistant-screen.module.scss';

/** /reneAI/{sowId}: the chat of the external service (specification, section 2). */
export const AssistantScreen = observer(function AssistantScreen() {
  const workspace = useResolved(WorkspaceStore);
  const frame = useResolved(AssistantFrame);
  const sow = workspace.sow.value;

  if (sow === null || frame === null) return <SpinnerPage />;
  return (
    <Box as="section" pad="24 32" className={styles.screen} aria-label="René AI">
      <Stack column className={styles.box}>
        <ExternalChat key={sow.id} frame={frame} sow={sow.id} />
      </Stack>
    </Box>
  );
});

const REASONS: Readonly<Partial<Record<FailureKind, string>>> = {
  network: 'Its service cannot be reached. It may be blocked by a browser extension or the network.',
  refused: 'Its service did not accept your login.',
  forbidden: 'Its service is not open to your organisation.',
};

/** The container of the external service's chat. */
function ExternalChat({ frame, sow }: { frame: AssistantFrame; sow: SowId }) {
  const container = useRef<HTMLDivElement>(null);
  const handle = useRef<AssistantHandle | null>(null);
  const [state, setState] = useState<ChartState>({ kind: 'loading' });

  useEffect(() => {
    if (container.current === null) return;
    const mounted = frame.mount(container.current, sow, setState);
    handle.current = mounted;
    return () => mounted.dispose();
  }, [frame, sow]);

  return (
    <div className={styles.chat}>
      {state.kind !== 'ready' && (
        <div className={styles.over}>
          {state.kind === 'loading' ? (
            <Spinner />
          ) : (
            <div>
              <Notice tone="warning" title="The AI assistant does not answer.">
                {REASONS[state.failure.kind] ?? 'Its service reported an error.'}
              </Notice>
              <LoadFailure what="the AI assistant" onRetry={() => handle.current?.reload()} />
            </div>
          )}
        </div>
      )}
      <div ref={container} className={styles.frame} />
    </div>
  );
}

import { useEffect, useRef, useState } from 'react';
import type { AssistantFrame, AssistantHandle } from '../../application/ask/assistant-provider';
import type { ChartState } from '../../application/explore/chart-frame';
import type { FailureKind } from '../../application/shared/request-failure';
import type { SowId } from '../../domain/shared/entity-id';
import { LoadFailure } from '../kit/layout/load-failure';
import { Notice } from '../kit/layout/notice';
import { Spinner } from '../kit/layout/spinner';
import styles from './external-chat.module.scss';

const REASONS: Readonly<Partial<Record<FailureKind, string>>> = {
  network: 'Its service cannot be reached. It may be blocked by a browser extension or the network.',
  refused: 'Its service did not accept your login.',
  forbidden: 'Its service is not open to your organization.',
};

/** The container of the external service's chat. */
export function ExternalChat({ frame, sow }: { frame: AssistantFrame; sow: SowId }) {
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

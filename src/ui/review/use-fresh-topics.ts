import { useEffect } from 'react';
import { PageLifecycle } from '../../application/shared/page-lifecycle';
import { ProjectSignalsStore } from '../../application/workspace/project-signals.store';
import { useResolved } from '../di/resolver';

/** Asks for statuses that were set in another tab when the page is shown again, as the queue does. */
export function useFreshTopics(): void {
  const page = useResolved(PageLifecycle);
  const { topics } = useResolved(ProjectSignalsStore);
  useEffect(() => page.watch({ show: () => void topics.reload() }), [page, topics]);
}

import { autorun } from 'mobx';
import { useEffect } from 'react';
import type { TopicStatusStore } from '../../application/decisions/topic-status.store';

/**
 * The browser asks before the page is closed while a status is not saved yet. The listener exists only meanwhile, because
 * a page that has one is not put into the back/forward cache by every browser.
 */
export function useLeaveWarning(statuses: TopicStatusStore): void {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault();
    const remove = (): void => window.removeEventListener('beforeunload', warn);
    const stop = autorun(() => {
      if (statuses.saving.size > 0) window.addEventListener('beforeunload', warn);
      else remove();
    });
    return () => {
      stop();
      remove();
    };
  }, [statuses]);
}

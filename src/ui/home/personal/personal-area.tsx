import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { PersonalOverview, type PersonalSignal } from '../../../application/library/personal-overview';
import { useResolved } from '../../di/resolver';
import styles from './personal-area.module.scss';
import { RecentCards } from './recent-cards';
import { SavedViews } from './saved-views';
import { SinceVisit } from './since-visit';

/** Between the banner and the shifts: what has changed since the last visit, recent cards, saved views. */
export const PersonalArea = observer(function PersonalArea() {
  const overview = useResolved(PersonalOverview);
  // Those of the moment when the screen was opened: a card that is opened now would move the page.
  const [shown, setShown] = useState<readonly PersonalSignal[] | null>(null);
  if (shown === null && overview.isLoaded) setShown(overview.recents);
  const recents = shown ?? [];
  const hasViews = overview.views.length > 0 || overview.starred.length > 0;
  return (
    <>
      {overview.sinceVisit !== null && <SinceVisit {...overview.sinceVisit} onMarkSeen={overview.markSeen} />}
      {(recents.length > 0 || hasViews) && (
        <div className={styles.area}>
          {recents.length > 0 && <RecentCards rows={recents} />}
          {hasViews && <SavedViews overview={overview} />}
        </div>
      )}
    </>
  );
});

import { observer } from 'mobx-react-lite';
import { PersonalOverview } from '../../../application/library/personal-overview';
import { useResolved } from '../../di/resolver';
import styles from './personal-area.module.scss';
import { RecentCards } from './recent-cards';
import { SavedViews } from './saved-views';
import { SinceVisit } from './since-visit';

/** Between the banner and the shifts: what has changed since the last visit, recent cards, saved views. */
export const PersonalArea = observer(function PersonalArea() {
  const overview = useResolved(PersonalOverview);
  return (
    <>
      {overview.sinceVisit !== null && <SinceVisit {...overview.sinceVisit} onMarkSeen={overview.markSeen} />}
      {!overview.isEmpty && (
        <div className={styles.area}>
          {overview.recents.length > 0 && <RecentCards rows={overview.recents} />}
          {(overview.views.length > 0 || overview.starred.length > 0) && <SavedViews overview={overview} />}
        </div>
      )}
    </>
  );
});

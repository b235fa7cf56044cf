import { observer } from 'mobx-react-lite';
import { PersonalOverview } from '../../../application/library/personal-overview';
import { useResolved } from '../../di/resolver';
import styles from './personal-area.module.scss';
import { RecentCards } from './recent-cards';
import { SavedViews } from './saved-views';
import { SinceVisit } from './since-visit';

interface Props {
  /** When the screen was opened; ISO 8601. */
  readonly openedAt: string;
}

/** Between the banner and the shifts: what has changed since the last visit, recent cards, saved views. */
export const PersonalArea = observer(function PersonalArea({ openedAt }: Props) {
  const overview = useResolved(PersonalOverview);
  const recents = overview.recentsBefore(openedAt);
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

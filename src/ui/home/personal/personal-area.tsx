import { observer } from 'mobx-react-lite';
import { useLayoutEffect } from 'react';
import type { HomeWork } from '../../../application/home/home-work';
import type { OpenFlashcard } from '../../../application/workspace/open-flashcard';
import type { Opening, PersonalOverview } from '../../../application/home/personal-overview';
import type { SavedViewsStore } from '../../../application/personal/saved-views.store';
import type { HomeStrip } from '../../../application/home/home-strips';
import { Box, Stack } from '../../kit/layout/stack';
import { MyBriefs } from './my-briefs';
import { MyReview } from './my-review';
import styles from './personal-area.module.scss';
import { RecentCards } from './recent-cards';
import { SavedViews } from './saved-views';
import { SinceVisit } from './since-visit';
import { NewsStrip } from './news-strip';

interface Props {
  readonly opening: Opening;
  readonly overview: PersonalOverview;
  readonly work: HomeWork;
  /** null: there is no library. */
  readonly libraryPath: string | null;
  /** Those that were expected when the screen was opened. */
  readonly strips: readonly HomeStrip[];
  readonly views: SavedViewsStore;
  readonly openFlashcard: OpenFlashcard;
  /** Called when it is on the page: its code is fetched late. */
  readonly onShow: () => void;
}

/** Between the banner and the shifts: what has changed, the review, recent cards, briefs and saved views. */
export const PersonalArea = observer(function PersonalArea({
  overview,
  work,
  libraryPath,
  strips,
  views,
  opening,
  openFlashcard,
  onShow,
}: Props) {
  useLayoutEffect(onShow, [onShow]);
  const recents = overview.recentsBefore(opening);
  const hasViews = overview.views.rows.length > 0 || overview.starred.length > 0;
  return (
    <>
      {overview.sinceVisit !== null && <SinceVisit {...overview.sinceVisit} onMarkSeen={overview.markSeen} />}
      {strips.map((strip) => (
        <NewsStrip
          key={strip.module}
          strip={strip}
          onMarkSeen={overview.sinceVisit === null ? overview.markSeen : null}
        />
      ))}
      {(recents.length > 0 || hasViews || work.briefCount > 0) && (
        <Box pad="page gutter 0" className={styles.area}>
          {work.hasReview && <MyReview work={work} />}
          {recents.length > 0 && <RecentCards rows={recents} openFlashcard={openFlashcard} />}
          <Stack gap={32}>
            {work.hasBriefs && <MyBriefs work={work} libraryPath={libraryPath} />}
            {hasViews && <SavedViews overview={overview} store={views} />}
          </Stack>
        </Box>
      )}
    </>
  );
});

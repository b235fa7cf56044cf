import { ArrowLeft } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import { useParams } from 'react-router-dom';
import { OpenFlashcard } from '../../application/flashcards/open-flashcard';
import { SessionStore } from '../../application/session/session.store';
import { ThemeStore } from '../../application/shell/theme.store';
import { Viewport } from '../../application/shell/viewport';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import { shortMonthYear } from '../../domain/shared/calendar';
import { entityId } from '../../domain/shared/entity-id';
import { countOf } from '../../domain/shared/figures';
import { paths } from '../../domain/shell/routes';
import type { CarouselItem } from '../../domain/workspace/carousel-item';
import { hasNewDiscoveries } from '../../domain/workspace/sow';
import { useResolved } from '../di/resolver';
import { ButtonLink } from '../kit/controls/button-link';
import { EmptyState } from '../kit/layout/empty-state';
import { PageHead } from '../kit/layout/page-head';
import { SignalCarousel } from '../kit/signal/signal-carousel';
import { SpinnerPage } from '../kit/layout/spinner';
import styles from './discoveries-screen.module.scss';

/** /data-refresh/{sowId}: what the last load of the data brought (specification, section 2). */
export const DiscoveriesScreen = observer(function DiscoveriesScreen() {
  const workspace = useResolved(WorkspaceStore);
  const session = useResolved(SessionStore);
  const theme = useResolved(ThemeStore);
  const viewport = useResolved(Viewport);
  const openFlashcard = useResolved(OpenFlashcard);
  const { sowId = '' } = useParams();
  const sow = workspace.sow.value;

  const open = useCallback((item: CarouselItem) => openFlashcard.item(item, 'key summary'), [openFlashcard]);
  // The workspace may still hold the previous project.
  if (session.user === null || sow === null || sow.id !== entityId(sowId)) return <SpinnerPage />;
  const date = shortMonthYear(sow.loadDate);
  const back = (
    <ButtonLink to={paths.data(sow.id)} variant="outline" size="small">
      <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />
      Back
    </ButtonLink>
  );
  return (
    <div className={styles.page}>
      <PageHead
        above={back}
        title="Key updates to guide your next move"
        text={date === null ? null : `Your data was updated on ${date}`}
      />
      <div className={styles.discoveries}>
        {hasNewDiscoveries(sow) ? (
          <SignalCarousel
            name="New Discoveries"
            count={countOf(sow.newDiscoveries.length, 'discovery', 'discoveries')}
            items={sow.newDiscoveries}
            first
            whole={viewport.isPrinting}
            theme={theme.theme}
            newKeys={workspace.newKeys}
            onOpen={open}
            heading={
              <>
                <h3 className={styles.title}>New Discoveries</h3>
                <p className={styles.text}>Discover all new trends and topics that have emerged.</p>
              </>
            }
          />
        ) : (
          <EmptyState title="Nothing new this time" inset={false}>
            <p>The last load of the data brought no new trends or topics to this project.</p>
          </EmptyState>
        )}
      </div>
    </div>
  );
});

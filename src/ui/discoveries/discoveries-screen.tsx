import { ArrowLeft } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { OpenFlashcard } from '../../application/flashcards/open-flashcard';
import { SessionStore } from '../../application/session/session.store';
import { ThemeStore } from '../../application/shell/theme.store';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import { shortMonthYear } from '../../domain/shared/calendar';
import { countOf } from '../../domain/shared/figures';
import { paths } from '../../domain/shell/routes';
import { useResolved } from '../di/resolver';
import { ButtonLink } from '../kit/button-link';
import { Carousel } from '../kit/carousel';
import { EmptyState } from '../kit/empty-state';
import { PageHead } from '../kit/page-head';
import { SignalCard } from '../kit/signal-card';
import { SpinnerPage } from '../kit/spinner';
import styles from './discoveries-screen.module.scss';

/** /data-refresh/{sowId}: what the last load of the data brought (specification, section 2). */
export const DiscoveriesScreen = observer(function DiscoveriesScreen() {
  const workspace = useResolved(WorkspaceStore);
  const session = useResolved(SessionStore);
  const theme = useResolved(ThemeStore);
  const openFlashcard = useResolved(OpenFlashcard);
  const sow = workspace.sow.value;

  if (session.user === null || sow === null) return <SpinnerPage />;
  const date = shortMonthYear(sow.loadDate);
  return (
    <>
      <PageHead
        above={
          <ButtonLink to={paths.data(sow.id)} variant="outline" size="small">
            <ArrowLeft size={16} aria-hidden="true" />
            Back
          </ButtonLink>
        }
        title="Key updates to guide your next move"
        text={date === null ? null : `Your data was updated on ${date}`}
      />
      {sow.newDiscoveries.length === 0 ? (
        <EmptyState title="Nothing new this time">
          The last load of the data brought no new trends or topics to this project.
        </EmptyState>
      ) : (
        <div className={styles.discoveries}>
          <Carousel
            name="New Discoveries"
            count={countOf(sow.newDiscoveries.length, 'discovery', 'discoveries')}
            heading={
              <>
                <h3 className={styles.title}>New Discoveries</h3>
                <p className={styles.text}>Discover all new trends and topics that have emerged.</p>
              </>
            }
          >
            {sow.newDiscoveries.map((item) => (
              <SignalCard
                key={`${item.type}:${item.id}`}
                item={item}
                theme={theme.theme}
                isNew
                onOpen={(opened) => openFlashcard.item(opened, 'key summary')}
              />
            ))}
          </Carousel>
        </div>
      )}
    </>
  );
});

import { ArrowLeft } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router-dom';
import { SessionStore } from '../../application/session/session.store';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import { shortMonthYear } from '../../domain/shared/calendar';
import { entityId } from '../../domain/shared/entity-id';
import { countOf } from '../../domain/shared/figures';
import { paths } from '../../domain/shell/routes';
import { hasNewDiscoveries } from '../../domain/workspace/sow';
import { useSignalCards } from '../app/use-signal-cards';
import { useResolved } from '../di/resolver';
import { ButtonLink } from '../kit/controls/button-link';
import { EmptyState } from '../kit/layout/empty-state';
import { SignalCarousel } from '../kit/signal/signal-carousel';
import { SpinnerPage } from '../kit/layout/spinner';
import { WhatMoved } from './what-moved';
import styles from './discoveries-screen.module.scss';

/** /data-refresh/{sowId}: what the last load of the data brought (specification, section 2). */
export const DiscoveriesScreen = observer(function DiscoveriesScreen() {
  const workspace = useResolved(WorkspaceStore);
  const session = useResolved(SessionStore);
  const cards = useSignalCards('key summary');
  const { sowId = '' } = useParams();
  const sow = workspace.sow.value;
  // The workspace may still hold the previous project.
  if (session.user === null || sow === null || sow.id !== entityId(sowId)) return <SpinnerPage />;
  const date = shortMonthYear(sow.loadDate);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div className={styles.back}>
          <ButtonLink to={paths.data(sow.id)} variant="outline" size="small">
            <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />
            Back
          </ButtonLink>
        </div>
        <h2 className={styles.heading}>Key updates to guide your next move</h2>
        <p className={styles.updated}>{date !== null && `Your data was updated on ${date}`}</p>
      </header>
      <div className={styles.discoveries}>
        {hasNewDiscoveries(sow) ? (
          <SignalCarousel
            name="New Discoveries"
            count={countOf(sow.newDiscoveries.length, 'discovery', 'discoveries')}
            items={sow.newDiscoveries}
            first
            {...cards}
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
      <WhatMoved sow={sow.id} since={date} />
    </div>
  );
});

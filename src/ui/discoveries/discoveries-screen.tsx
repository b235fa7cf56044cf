import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { DataRefresh } from '../../application/discoveries/data-refresh.view-model';
import { DataComparison } from '../../application/filters/data-comparison';
import { OpenFlashcard, OpenFromChart } from '../../application/workspace/open-flashcard';
import { SessionStore } from '../../application/session/session.store';
import { ProjectSignalsStore } from '../../application/workspace/project-signals.store';
import { ThemeStore } from '../../application/shared/theme.store';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import type { SowId } from '../../domain/shared/entity-id';
import { countOf, formatCount } from '../../domain/shared/figures';
import { useSignalCards } from '../flashcards/use-signal-cards';
import type { ScreenProps } from '../screens/project-screen';
import { ChartComponent } from '../charts/chart';
import { useResolved, type Resolver } from '../di/resolver';
import { EmptyState } from '../kit/layout/empty-state';
import { LoadFailure } from '../kit/layout/load-failure';
import { SpinnerPage } from '../kit/layout/spinner';
import { Box, Stack, Text } from '../kit/layout/stack';
import { ComparedChoice } from '../signal/compared-choice';
import { SignalCarousel } from '../signal/signal-carousel';
import styles from './discoveries.module.scss';
import { GoneSection } from './gone-section';
import { WhatMovedSection } from './what-moved-section';
import { ArrowLeft } from 'lucide-react';
import { writtenWhen } from '../../domain/shared/calendar';
import { paths } from '../../domain/shared/routes';
import { ButtonLink } from '../kit/controls/button';
import { MovementMapFigure } from './movement-map';
import type { WhatMoved } from '../../domain/topic/what-moved';

/** What is compared is shown with the screen, not after it. */
export async function loadDiscoveriesData(resolver: Resolver, sow: SowId): Promise<void> {
  const workspace = resolver.get(WorkspaceStore);
  const { topics, trends, previous, hasPrevious } = resolver.get(ProjectSignalsStore);
  const comparison = resolver.get(DataComparison);
  if (!(await workspace.check(sow)) || !hasPrevious) return;
  await Promise.all([topics.load(sow), trends.load(sow), comparison.loadVersions(sow)]);
  if (workspace.currentId === sow && comparison.hasMovement) await previous.load(sow);
}

/** /data-refresh/{sowId}: what the last load of the data brought (specification, section 2). */
export const DiscoveriesScreen = observer(function DiscoveriesScreen({ sow: id }: ScreenProps) {
  const workspace = useResolved(WorkspaceStore);
  const session = useResolved(SessionStore);
  const cards = useSignalCards('key summary');
  const view = useResolved(DataRefresh);
  const Chart = useResolved(ChartComponent);
  const theme = useResolved(ThemeStore);
  const openFromChart = useResolved(OpenFromChart);
  const openFlashcard = useResolved(OpenFlashcard);
  const sow = workspace.sow.value;
  // The workspace may still hold the previous project.
  const isOpen = session.user !== null && sow !== null && sow.id === id;
  const { canCompare } = view;
  useEffect(() => {
    if (isOpen) view.load(sow.id);
  }, [view, isOpen, sow, canCompare]);
  // The map of what moved stands above the discoveries, and would move them.
  if (!isOpen || !view.isSettled) return <SpinnerPage />;
  const discoveries = view.discoveriesOf(sow);
  const before = view.previousDate ?? 'the previous data';
  return (
    <Box pad="page 0 page gutter">
      <RefreshHead view={view} sow={sow.id} />
      <Box above={24} pad="16 0 0" className={styles.section}>
        {discoveries.length > 0 ? (
          <SignalCarousel
            name="New Discoveries"
            count={countOf(discoveries.length, 'discovery', 'discoveries')}
            items={discoveries}
            first
            {...cards}
            heading={
              <>
                <Text as="h3" type="shift">
                  New Discoveries
                </Text>
                <Text above={8} below={8} tone="muted">
                  Discover all new trends and topics that have emerged.
                </Text>
              </>
            }
          />
        ) : (
          <EmptyState title="Nothing new this time" inset={false}>
            <p>
              {view.isOfLastLoad
                ? 'The last update of the data brought no new trends or topics to this project.'
                : `${view.isEarlier ? `The data of ${view.date ?? 'an unknown day'} has` : 'This project has'} no topics that are new since ${before}.`}
            </p>
          </EmptyState>
        )}
      </Box>
      <GoneSection
        view={view}
        before={before}
        onOpen={({ id: topic, name }) => openFlashcard.topic(topic, name, 'key summary')}
      />
      {view.hasFailed && <LoadFailure what="the previous data" onRetry={view.reload} />}
      {view.hasChanged && (
        <WhatMovedSection sow={sow.id} before={before} Chart={Chart} openFromChart={openFromChart} theme={theme} />
      )}
    </Box>
  );
});

interface Props {
  readonly view: DataRefresh;
  readonly sow: SowId;
}

/** The title and the date; where there is previous data, three numbers and the map of what moved. */
const RefreshHead = observer(function RefreshHead({ view, sow }: Props) {
  const { topics, newTrends, previousDate, date, isEarlier } = view;
  const { compared, comparable } = view.comparison;
  const changed = view.hasChanged ? topics : null;
  return (
    <Box as="header" pad="0 gutter 0 0" className={styles.head}>
      <Stack gap={8} align="start">
        <Box below={12}>
          <ButtonLink to={paths.data(sow)} variant="outline" size="small">
            <ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />
            Back
          </ButtonLink>
        </Box>
        <Text as="h2" type="greeting" className={styles.heading}>
          Key updates to guide your next move
        </Text>
        <p className={styles.updated}>
          {date !== null &&
            (isEarlier ? `Your data of ${date}` : `Your data was updated ${unbroken(writtenWhen(date))}`)}
          {date !== null && topics !== null && previousDate !== null && comparable === null && (
            <span>, compared with {unbroken(previousDate)}</span>
          )}
        </p>
        <ComparedChoice compared={compared} comparable={comparable} align="start" />
        {changed !== null && <RefreshFacts topics={changed} newTrends={newTrends} />}
      </Stack>
      {changed !== null && <MovementMapFigure view={view} moved={changed} mapPath={view.mapPath(sow)} />}
    </Box>
  );
});

interface RefreshFactsProps {
  readonly topics: WhatMoved;
  readonly newTrends: number;
}

/** How many topics moved, are new and are gone. */
function RefreshFacts({ topics: { movements, added, gone, toAnotherQuadrant }, newTrends }: RefreshFactsProps) {
  const facts: readonly (readonly [name: string, count: number, note: string])[] = [
    ['Moved', movements.length, movements.length > 0 ? `${formatCount(toAnotherQuadrant)} to another quadrant` : ''],
    ['New', added.length, newTrends > 0 ? `and ${countOf(newTrends, 'trend')}` : ''],
    ['Gone', gone.length, gone.length > 0 ? 'no longer tracked' : ''],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([name, count, note]) => (
        <div key={name}>
          <Text as="dt" type="small" tone="muted">
            {name}
          </Text>
          <Text as="dd" type="caption" tone="muted">
            <b>{formatCount(count)}</b> {note}
          </Text>
        </div>
      ))}
    </dl>
  );
}

/** A date on one line. */
function unbroken(date: string): string {
  return date.replaceAll(' ', '\u00A0');
}

import { observer } from 'mobx-react-lite';
import { useEffect, useLayoutEffect, useState } from 'react';
import { StartSteps } from '../../application/home/start-steps';
import { HomeWork } from '../../application/home/home-work';
import { HomeViewModel } from '../../application/home/home.view-model';
import { OpenFlashcard } from '../../application/workspace/open-flashcard';
import { SavedViewsStore } from '../../application/library/saved-views.store';
import { PersonalOverview } from '../../application/home/personal-overview';
import { TeamNewsLine } from '../../application/team/team-news-line';
import { Clock } from '../../application/shared/browser-ports';
import { Navigator } from '../../application/shared/navigator';
import { ProjectListsStore } from '../../application/workspace/project-lists.store';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import type { SowId } from '../../domain/shared/entity-id';
import { paths } from '../../domain/shared/routes';
import { ownProjectOf } from '../../domain/workspace/sow';
import { useSignalCards } from '../flashcards/use-signal-cards';
import type { ScreenProps } from '../screens/project-screen';
import { useResolved, type Resolver } from '../di/resolver';
import { whenIdle } from '../kit/layout/when-idle';
import { Shifts } from './shifts';
import { StartLine } from './start-line';
import { late } from '../kit/layout/late';
import { Stack, Box, Text } from '../kit/layout/stack';
import styles from './about-data.module.scss';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { shortMonthYear } from '../../domain/shared/calendar';
import { Button } from '../kit/controls/button';

// There is nothing to show on a first visit.
const PersonalArea = late(async () => (await import('./personal/personal-area')).PersonalArea);

export function loadHomeData(resolver: Resolver, sow: SowId): Promise<unknown> {
  return resolver.get(ProjectListsStore).shifts.load(sow);
}

/** /homepage/{sowId}: the banner, and the shifts in the user's industry (specification, section 2). */
export const HomeScreen = observer(function HomeScreen({ sow }: ScreenProps) {
  const home = useResolved(HomeViewModel);
  const { shifts, about } = useResolved(ProjectListsStore);
  const workspace = useResolved(WorkspaceStore);
  const cards = useSignalCards('home');
  const navigator = useResolved(Navigator);
  const overview = useResolved(PersonalOverview);
  const work = useResolved(HomeWork);
  const clock = useResolved(Clock);
  const views = useResolved(SavedViewsStore);
  const openFlashcard = useResolved(OpenFlashcard);
  const steps = useResolved(StartSteps);
  const news = useResolved(TeamNewsLine);
  // A strip that comes later would move the page.
  const [hasTeam] = useState(() => news.isExpected && workspace.has('team'));
  const [openedAt] = useState(() => clock.now().toISOString());

  // Before the paint, so that nothing of the previous project is shown.
  useLayoutEffect(() => home.load(sow), [home, sow]);
  // Decoration and footnotes are loaded last, and only in a project that has passed its check.
  const isOpen = workspace.sow.value?.id === sow;
  useEffect(() => {
    if (!isOpen) return undefined;
    return whenIdle(() => home.loadDetails(sow));
  }, [home, sow, isOpen]);

  return (
    <>
      <Banner
        home={home}
        project={workspace.currentName}
        loadDate={workspace.sow.value?.loadDate ?? null}
        onExplore={() => home.exploreData(sow)}
      />
      {steps.isShown && <StartLine steps={steps} sow={sow} growthName={workspace.growthName} />}
      {(hasTeam || overview.isFilled || work.briefCount > 0) && (
        <PersonalArea
          openedAt={openedAt}
          overview={overview}
          work={work}
          libraryPath={workspace.has('library') ? paths.library(sow) : null}
          news={hasTeam ? news : null}
          views={views}
          theme={cards.theme}
          openFlashcard={openFlashcard}
        />
      )}
      <Shifts
        shifts={shifts}
        navigator={navigator}
        {...cards}
        scrollOf={(shift) => home.carouselScroll(shift)}
        isOwn={ownProjectOf(sow) !== null}
      />
      <AboutData about={about} />
    </>
  );
});

/** The origin and licence of the data and a note on its figures; nothing where the data has none. */
const AboutData = observer(function AboutData({ about }: Pick<ProjectListsStore, 'about'>) {
  const info = about.value;
  if (info === null) return null;
  return (
    <Stack
      as="aside"
      gap={4}
      type="small"
      tone="muted"
      pad="0 gutter 32"
      className={styles.about}
      aria-label="About the data"
    >
      <p>
        <Text as="span" weight={500}>
          {info.title}.
        </Text>{' '}
        {info.figures}
      </p>
      {(info.licence ?? info.attribution) !== null && (
        <details className={styles.more}>
          <summary>Licence and sources</summary>
          {info.licence !== null && <Text above={8}>Licence: {info.licence}</Text>}
          {info.attribution !== null && <Text above={8}>{info.attribution}</Text>}
        </details>
      )}
    </Stack>
  );
});

// Decoration: loaded last, its space is reserved.
const BannerField = late(async () => (await import('./banner-field')).BannerField, { failure: 'nothing' });

interface Props {
  readonly home: HomeViewModel;
  readonly project: string | null;
  readonly loadDate: string | null;
  readonly onExplore: () => void;
}

/** The welcome banner, 244 px high (specification, sections 2 and 9). */
const Banner = observer(function Banner({ home, project, loadDate, onExplore }: Props) {
  const date = shortMonthYear(loadDate);
  return (
    <section className={styles.banner} aria-label="Welcome">
      <Box pad="32 gutter" className={styles.text}>
        <Text weight={500} className={styles.project} dir="auto">
          {project}
        </Text>
        <Text as="h2" type="greeting" lines={1} above={8} className={styles.greeting} dir="auto">
          {home.greeting}
        </Text>
        <Text above={8} className={styles.date}>
          {date !== null && `Data of ${date}`}
          {date !== null && home.extent !== null && <span> · {home.extent}</span>}
        </Text>
        <Text type="small" className={styles.changes}>
          {home.changes !== null && (
            <Link to={home.changes.path} title="What changed">
              {home.changes.words}
              <ArrowRight size={14} strokeWidth={1.75} aria-hidden="true" />
            </Link>
          )}
        </Text>
        <Button className={styles.action} onClick={onExplore}>
          Explore your data
          <ArrowRight size={16} strokeWidth={2} aria-hidden="true" />
        </Button>
      </Box>
      {home.field !== null && <BannerField field={home.field} />}
    </section>
  );
});

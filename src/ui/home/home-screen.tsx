import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { StartSteps } from '../../application/home/start-steps';
import { HomeMatter } from '../../application/home/home-matter';
import { HomeRoom } from '../../application/home/home-room';
import { HomeWork } from '../../application/home/home-work';
import type { HomeBanner } from '../../application/home/home-banner';
import { HomeViewModel } from '../../application/home/home.view-model';
import { OpenFlashcard } from '../../application/workspace/open-flashcard';
import { SavedViewsStore } from '../../application/personal/saved-views.store';
import { PersonalOverview } from '../../application/home/personal-overview';
import { HomeStrips } from '../../application/home/home-strips';
import { MOBILE_BREAKPOINT } from '../../application/shared/viewport';
import { Clock } from '../../application/shared/browser-ports';
import { Navigator } from '../../application/shared/navigator';
import { ProjectListsStore } from '../../application/workspace/project-lists.store';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import type { SowId, TopicId } from '../../domain/shared/entity-id';
import { paths } from '../../domain/shared/routes';
import { flashcardTarget } from '../../domain/topic/flashcard-target';
import { ownProjectOf } from '../../domain/workspace/sow';
import { useSignalCards } from '../flashcards/use-signal-cards';
import type { ScreenProps } from '../screens/project-screen';
import { useResolved, type Resolver } from '../di/resolver';
import { whenIdle } from '../kit/layout/when-idle';
import { Shifts } from './shifts';
import { StartLine } from './start-line';
import { late } from '../kit/layout/late';
import { Row, Stack, Text } from '../kit/layout/stack';
import styles from './about-data.module.scss';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { shortMonthYear } from '../../domain/shared/calendar';
import { Button, ButtonLink } from '../kit/controls/button';

// There is nothing to show on a first visit.
const PersonalArea = late(async () => (await import('./personal/personal-area')).PersonalArea);

export function loadHomeData(resolver: Resolver, sow: SowId): Promise<unknown> {
  return resolver.get(ProjectListsStore).shifts.load(sow);
}

/** In px, the most that the lines of what changed have: with more room there were cards below them. */
const STRIPS = 280;

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
  const room = useResolved(HomeRoom);
  const views = useResolved(SavedViewsStore);
  const openFlashcard = useResolved(OpenFlashcard);
  const steps = useResolved(StartSteps);
  const allStrips = useResolved(HomeStrips);
  const matter = useResolved(HomeMatter);
  // A strip that comes later would move the page.
  const [strips] = useState(() => allStrips.filter(({ module, isExpected }) => isExpected() && workspace.has(module)));
  const [opening] = useState(() => ({
    at: clock.now().toISOString(),
    card: flashcardTarget(navigator.location.query),
    hasRoom: room.at(window.innerWidth) > STRIPS,
  }));

  const [isAreaShown, setAreaShown] = useState(false);
  const showArea = useCallback(() => setAreaShown(true), []);
  const hasArea = strips.length > 0 || overview.isFilled || work.briefCount > 0;

  // Before the paint, so that nothing of the previous project is shown.
  useLayoutEffect(() => home.load(sow), [home, sow]);
  // Decoration and footnotes are loaded last, and only in a project that has passed its check.
  const isOpen = workspace.sow.value?.id === sow;
  useEffect(() => {
    if (!isOpen) return undefined;
    return whenIdle(() => home.banner.loadDetails(sow));
  }, [home, sow, isOpen]);

  return (
    <>
      <Banner
        banner={home.banner}
        matter={matter}
        project={workspace.currentName}
        loadDate={workspace.sow.value?.loadDate ?? null}
        onExplore={() => home.exploreData(sow)}
      />
      {steps.isShown && <StartLine steps={steps} sow={sow} growthName={workspace.growthName} />}
      <PersonalRoom
        room={room}
        strips={strips.length}
        isDue={overview.isLoaded && overview.recents.length > 0 && overview.recentsBefore(opening).length === 0}
        isRead={overview.isLoaded}
        isReady={overview.isLoaded && strips.every(({ isReady }) => isReady()) && (!hasArea || isAreaShown)}
      >
        {hasArea && (
          <PersonalArea
            opening={opening}
            overview={overview}
            work={work}
            libraryPath={workspace.has('library') ? paths.library(sow) : null}
            strips={strips}
            views={views}
            openFlashcard={openFlashcard}
            onShow={showArea}
          />
        )}
      </PersonalRoom>
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

interface RoomProps {
  readonly room: HomeRoom;
  /** How many lines of functions there are from the beginning, though their code is not. */
  readonly strips: number;
  /** Whether the records of the user are read. */
  readonly isRead: boolean;
  /** Whether all of it is known and its code is here. */
  readonly isReady: boolean;
  /** There are cards to go on with, but not in this visit, see `recentsBefore`: the next one has room for them. */
  readonly isDue: boolean;
  readonly children: ReactNode;
}

/** In px, of the cards to go on with and what stands beside them, or below them in a narrow window. */
const DUE = { wide: 300, narrow: 620 } as const;
/** From here on, in px, they stand side by side. */
const WIDE = 1200;

/** In px, as the style sheet of the line has it. */
function stripHeight(): number {
  return window.innerWidth < MOBILE_BREAKPOINT ? 120 : 60;
}

/** Keeps the height that the personal part had last until it is there. */
function PersonalRoom({ room, strips, isRead, isReady, isDue, children }: RoomProps) {
  const place = useRef<HTMLDivElement>(null);
  const [kept] = useState(() => Math.max(room.at(window.innerWidth), strips * stripHeight()));
  useEffect(() => {
    const { current } = place;
    if (!isRead || current === null) return undefined;
    const more = isDue ? DUE[window.innerWidth >= WIDE ? 'wide' : 'narrow'] : 0;
    const observer = new ResizeObserver(() => room.note(window.innerWidth, current.clientHeight + more));
    observer.observe(current);
    return () => observer.disconnect();
  }, [room, isRead, isDue]);
  return (
    <div style={{ minHeight: isReady ? 0 : kept }}>
      <div ref={place}>{children}</div>
    </div>
  );
}

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
const FieldStrip = late(async () => (await import('./banner-field')).FieldStrip, { failure: 'nothing' });

const NO_TOPICS: readonly TopicId[] = [];

interface Props {
  readonly banner: HomeBanner;
  readonly matter: HomeMatter;
  readonly project: string | null;
  readonly loadDate: string | null;
  readonly onExplore: () => void;
}

/**
 * The welcome banner, 244 px high (specification, sections 2 and 9): what asks for something from the user, once it is known.
 * Each line has its room from the beginning, so that nothing moves.
 */
const Banner = observer(function Banner({ banner, matter: { matter }, project, loadDate, onExplore }: Props) {
  const date = shortMonthYear(loadDate);
  return (
    <>
      <section className={styles.banner} aria-label="Welcome">
        <Stack column pad="24 gutter" className={styles.text}>
          <Text weight={500} className={styles.line}>
            {matter !== null && <bdi aria-hidden="true">{banner.greeting} · </bdi>}
            {/* A narrow window has no room for both; its header or menu names the project. */}
            <span className={date === null ? undefined : styles.project}>
              <bdi>{project}</bdi>
              {date !== null && ' · '}
            </span>
            {date !== null && <span>{`Data of ${date}`}</span>}
          </Text>
          <Text as="h2" type="greeting" lines={2} above={4} className={styles.matter} dir="auto">
            {matter === null ? (
              banner.greeting
            ) : (
              <>
                <span className="visually-hidden">{banner.greeting}: </span>
                {matter.words}
              </>
            )}
          </Text>
          <Row gap="8 12" wrap className={styles.actions}>
            <Button variant={matter?.action == null ? 'ink' : 'outline'} onClick={onExplore}>
              Explore your data
              {matter?.action == null && <ArrowRight size={16} strokeWidth={2} aria-hidden="true" />}
            </Button>
            {/* Known later: it moves nothing behind it. */}
            {matter?.action != null && (
              <ButtonLink to={matter.action.path}>
                {matter.action.label}
                <ArrowRight size={16} strokeWidth={2} aria-hidden="true" />
              </ButtonLink>
            )}
          </Row>
          <Text type="small" className={styles.changes}>
            {banner.line?.path != null ? (
              <Link to={banner.line.path} title="What changed">
                {banner.line.words}
                <ArrowRight size={14} strokeWidth={1.75} aria-hidden="true" />
              </Link>
            ) : (
              banner.line?.words
            )}
          </Text>
        </Stack>
        {banner.field !== null && <BannerField field={banner.field} named={matter?.topics ?? NO_TOPICS} />}
      </section>
      {/* On a phone. Its room is kept until it is known that there is no map. */}
      {banner.mayHaveField && (
        <div className={styles.strip}>
          {banner.field !== null && <FieldStrip field={banner.field} named={matter?.topics ?? NO_TOPICS} />}
        </div>
      )}
    </>
  );
});

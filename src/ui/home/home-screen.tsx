import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useLayoutEffect } from 'react';
import { useParams } from 'react-router-dom';
import { OpenFlashcard } from '../../application/flashcards/open-flashcard';
import { AboutDataViewModel } from '../../application/home/about-data.view-model';
import { HomeViewModel } from '../../application/home/home.view-model';
import { Navigator } from '../../application/shared/navigator';
import { ThemeStore } from '../../application/shell/theme.store';
import { Viewport } from '../../application/shell/viewport';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import { entityId, type SowId } from '../../domain/shared/entity-id';
import type { CarouselItem } from '../../domain/workspace/carousel-item';
import { useResolved, type Resolver } from '../di/resolver';
import { whenIdle } from '../kit/layout/when-idle';
import { AboutData } from './about-data';
import { Banner } from './banner';
import { Shifts } from './shifts';

export function loadHomeData(resolver: Resolver, sow: SowId): Promise<unknown> {
  return resolver.get(HomeViewModel).shifts.load(sow);
}

/** /homepage/{sowId}: the banner, and the shifts in the user's industry (specification, section 2). */
export function HomeScreen() {
  const { sowId = '' } = useParams();
  return <Home sow={entityId(sowId)} />;
}

/** Separate, because useParams renders its component again with every change of the address, such as an open card. */
const Home = observer(function Home({ sow }: { sow: SowId }) {
  const home = useResolved(HomeViewModel);
  const about = useResolved(AboutDataViewModel);
  const workspace = useResolved(WorkspaceStore);
  const theme = useResolved(ThemeStore);
  const viewport = useResolved(Viewport);
  const navigator = useResolved(Navigator);
  const openFlashcard = useResolved(OpenFlashcard);

  // Before the paint, so that nothing of the previous project is shown.
  useLayoutEffect(() => home.load(sow), [home, sow]);
  // Decoration and footnotes are loaded last, and only in a project that has passed its check.
  const isOpen = workspace.sow.value?.id === sow;
  useEffect(() => {
    if (!isOpen) return undefined;
    return whenIdle(() => {
      home.loadField(sow);
      about.load();
    });
  }, [home, about, sow, isOpen]);

  const open = useCallback((item: CarouselItem) => openFlashcard.item(item, 'home'), [openFlashcard]);
  return (
    <>
      <Banner
        home={home}
        project={workspace.currentName}
        loadDate={workspace.sow.value?.loadDate ?? null}
        onExplore={() => home.exploreData(sow)}
      />
      <Shifts
        shifts={home.shifts}
        navigator={navigator}
        whole={viewport.isPrinting}
        theme={theme.theme}
        newKeys={workspace.newKeys}
        onOpen={open}
        scrollOf={(shift) => home.carouselScroll(shift)}
      />
      <AboutData about={about} />
    </>
  );
});

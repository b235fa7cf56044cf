import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { OpenFlashcard } from '../../application/flashcards/open-flashcard';
import { HomeViewModel } from '../../application/home/home.view-model';
import { ThemeStore } from '../../application/shell/theme.store';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import { entityId, type SowId } from '../../domain/shared/entity-id';
import { useResolved } from '../di/resolver';
import { whenIdle } from '../kit/when-idle';
import { Banner } from './banner';
import { Shifts } from './shifts';
import { useWantedShift } from './use-wanted-shift';

/** /homepage/{sowId}: the banner, and the shifts in the user's industry (specification, section 2). */
export const HomeScreen = observer(function HomeScreen() {
  const home = useResolved(HomeViewModel);
  const workspace = useResolved(WorkspaceStore);
  const theme = useResolved(ThemeStore);
  const openFlashcard = useResolved(OpenFlashcard);
  const { sowId = '' } = useParams();

  useWantedShift(home.shifts.state.kind === 'ready');

  useEffect(() => {
    const sow: SowId = entityId(sowId);
    home.load(sow);
    return whenIdle(() => home.loadField(sow));
  }, [home, sowId]);

  return (
    <>
      <Banner
        home={home}
        project={workspace.currentName}
        loadDate={workspace.sow.value?.loadDate ?? null}
        onExplore={() => home.exploreData(entityId(sowId))}
      />
      <Shifts
        shifts={home.shifts}
        theme={theme.theme}
        newKeys={workspace.newKeys}
        onOpen={(item) => openFlashcard.item(item, 'home')}
      />
    </>
  );
});

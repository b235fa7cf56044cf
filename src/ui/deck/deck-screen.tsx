import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate, useParams } from 'react-router-dom';
import { DeckViewModel } from '../../application/deck/deck.view-model';
import { ActiveCommands } from '../../application/shell/commands/active-commands';
import { ThemeStore } from '../../application/shell/theme.store';
import { ProjectSignalsStore } from '../../application/workspace/project-signals.store';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import { entityId, type SowId } from '../../domain/shared/entity-id';
import { paths } from '../../domain/shell/routes';
import { useResolved, type Resolver } from '../di/resolver';
import { SignalsNotLoaded } from '../dossier/signals-not-loaded';
import { Deck } from './deck';

export async function loadDeckData(resolver: Resolver, sow: SowId): Promise<void> {
  const { sow: project } = resolver.get(WorkspaceStore);
  await project.load(sow);
  if (project.value !== null) void resolver.get(ProjectSignalsStore).topics.load(sow);
}

/** /deck/{sowId}: a workshop with one statement a slide, over the whole window. */
export function DeckScreen() {
  const { sowId = '' } = useParams();
  return <DeckOf sow={entityId(sowId)} />;
}

const DeckOf = observer(function DeckOf({ sow }: { readonly sow: SowId }) {
  const { topics } = useResolved(ProjectSignalsStore);
  const view = useResolved(DeckViewModel);
  useEffect(() => view.enter(sow), [view, sow]);
  if (!view.isLoaded) return <SignalsNotLoaded signals={topics} plural="topics" document="deck" />;
  return <OpenDeck view={view} sow={sow} />;
});

function OpenDeck({ view, sow }: { readonly view: DeckViewModel; readonly sow: SowId }) {
  const navigate = useNavigate();
  const { theme } = useResolved(ThemeStore);
  const commands = useResolved(ActiveCommands);
  useInertPage();
  // The state of the history entry counts the entries of the product before this one.
  const close = (): void => {
    const { idx } = (window.history.state ?? {}) as { idx?: number };
    void (idx !== undefined && idx > 0 ? navigate(-1) : navigate(paths.data(sow), { replace: true }));
  };
  return createPortal(<Deck view={view} commands={commands} sow={sow} theme={theme} onClose={close} />, document.body);
}

/** What is below the deck can be neither focused nor read. */
function useInertPage(): void {
  useEffect(() => {
    const root = document.querySelector<HTMLElement>('#root');
    if (root === null) return undefined;
    root.inert = true;
    return () => {
      root.inert = false;
    };
  }, []);
}

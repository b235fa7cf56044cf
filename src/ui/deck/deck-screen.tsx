import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { HouseStyleStore } from '../../application/brief/house-style.store';
import { DeckViewModel } from '../../application/deck/deck.view-model';
import { ActiveCommands } from '../../application/shell/commands/active-commands';
import { ThemeStore } from '../../application/shell/theme.store';
import { ProjectSignalsStore } from '../../application/workspace/project-signals.store';
import type { SowId } from '../../domain/shared/entity-id';
import { paths } from '../../domain/shell/routes';
import type { ScreenProps } from '../app/project-screen';
import { useResolved } from '../di/resolver';
import { SignalsNotLoaded } from '../kit/layout/signals-not-loaded';
import { Deck } from './deck';
import { useInertPage } from './use-inert-page';

/** /deck/{sowId}: a workshop with one statement a slide, over the whole window. */
export const DeckScreen = observer(function DeckScreen({ sow }: ScreenProps) {
  const { topics } = useResolved(ProjectSignalsStore);
  const view = useResolved(DeckViewModel);
  useEffect(() => view.enter(sow), [view, sow]);
  if (!view.isLoaded) return <SignalsNotLoaded signals={topics} plural="topics" document="workshop" />;
  return <OpenDeck view={view} sow={sow} />;
});

const OpenDeck = observer(function OpenDeck({ view, sow }: { readonly view: DeckViewModel; readonly sow: SowId }) {
  const navigate = useNavigate();
  const { theme } = useResolved(ThemeStore);
  const commands = useResolved(ActiveCommands);
  const { style } = useResolved(HouseStyleStore);
  useInertPage();
  // The state of the history entry counts the entries of the product before this one.
  const close = (): void => {
    const { idx } = (window.history.state ?? {}) as { idx?: number };
    void (idx !== undefined && idx > 0 ? navigate(-1) : navigate(paths.data(sow), { replace: true }));
  };
  return createPortal(
    <Deck view={view} commands={commands} sow={sow} theme={theme} house={style} onClose={close} />,
    document.body,
  );
});

import { useCallback } from 'react';
import { OpenFlashcard } from '../../application/workspace/open-flashcard';
import { VisitStore } from '../../application/personal/visit.store';
import { ProjectSignalsStore } from '../../application/workspace/project-signals.store';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import { figuresInLine } from '../../domain/topic/figures';
import type { ClickSource } from '../../domain/tracking/usage-event';
import type { CarouselItem } from '../../domain/workspace/carousel-item';
import { useResolved } from '../di/resolver';
import type { SignalCards } from '../signal/signal-carousel';

/** What the carousels of a screen need to draw their cards and to open them. For components that are observers. */
export function useSignalCards(source: ClickSource): SignalCards {
  const { newKeys } = useResolved(WorkspaceStore);
  const { byTopic: changes } = useResolved(VisitStore);
  const { shownById } = useResolved(ProjectSignalsStore);
  const openFlashcard = useResolved(OpenFlashcard);
  const onOpen = useCallback(
    (item: CarouselItem, row: readonly CarouselItem[]) => openFlashcard.item(item, source, row),
    [openFlashcard, source],
  );
  const figuresOf = useCallback(
    ({ type, id }: CarouselItem) => {
      const signal = shownById[type === 'Topic' ? 'topics' : 'trends'].get(id);
      return signal === undefined ? '' : figuresInLine(signal);
    },
    [shownById],
  );
  return { newKeys, changes, figuresOf, onOpen };
}

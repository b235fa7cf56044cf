import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { BriefViewModel } from '../../application/brief/brief.view-model';
import { HouseStyleStore } from '../../application/workspace/house-style.store';
import { SlideView } from '../../application/brief/slide-view';
import { OpenFlashcard } from '../../application/workspace/open-flashcard';
import { SelectionStore } from '../../application/selection/selection.store';
import { TopicStatusStore } from '../../application/decisions/topic-status.store';
import { ActiveCommands } from '../../application/commands/active-commands';
import { SidebarStore } from '../../application/shared/sidebar.store';
import { ToastStore } from '../../application/shared/toast.store';
import { MOBILE_BREAKPOINT, Viewport } from '../../application/shared/viewport';
import { ProjectSignalsStore } from '../../application/workspace/project-signals.store';
import type { SowId } from '../../domain/shared/entity-id';
import { countOf, formatCount, plural } from '../../domain/shared/figures';
import { MOST_TOPICS } from '../../domain/personal/brief-content';
import type { Topic } from '../../domain/topic/topic';
import { loadTopics } from '../screens/load-topics';
import type { ScreenProps } from '../screens/project-screen';
import { useResolved, type Resolver } from '../di/resolver';
import { SignalsNotLoaded, Notice } from '../kit/layout/load-failure';
import { late } from '../kit/layout/late';
import { Box } from '../kit/layout/stack';
import { Modal } from '../kit/overlays/modal';
import { BriefBar } from './brief-bar';
import styles from './brief-screen.module.scss';
import { Clock } from '../../application/shared/browser-ports';
import { BriefExports } from './exports/brief-exports';
import { Checks } from './checks';
import { Outline } from './outline/outline';
import { Paper } from './paper/paper';
import { enterFullScreen } from './present/full-screen';
import { StartBrief } from './start-brief';
import { usePrintSheet, pageBoxes } from './use-print-sheet';

/** The slides and their texts are loaded with it. */
const Present = late(async () => (await import('./present/present')).Present, { failure: 'note' });

/** Below these widths, in units of 1/16 rem, the checks and the outline open above the paper. */
const RAIL_WIDTH = 1200;
const OUTLINE_WIDTH = 900;
/** From here on there is room for the expanded sidebar as well. */
const ROOMY = 1640;

export async function loadBriefData(resolver: Resolver, sow: SowId): Promise<void> {
  // Before the first drawing, which would move otherwise.
  resolver.get(SidebarStore).fold(resolver.get(Viewport).width < ROOMY);
  await loadTopics(resolver, sow);
}

/** /brief/{sowId}: chosen topics as a document to be printed, sent or presented. */
export function BriefScreen({ sow }: ScreenProps) {
  return <BriefOf key={sow} sow={sow} />;
}

const BriefOf = observer(function BriefOf({ sow }: ScreenProps) {
  const signals = useResolved(ProjectSignalsStore);
  const model = useResolved(BriefViewModel);
  useEffect(() => model.enter(sow), [model, sow]);
  return model.opener.hasRead ? (
    <Brief model={model} />
  ) : (
    <SignalsNotLoaded signals={signals.topics} plural="topics" document="brief" />
  );
});

const Brief = observer(function Brief({ model }: { readonly model: BriefViewModel }) {
  const { width } = useResolved(Viewport);
  useFoldedSidebar(width < ROOMY);
  const cards = useResolved(OpenFlashcard);
  const toasts = useResolved(ToastStore);
  const selection = useResolved(SelectionStore);
  const statuses = useResolved(TopicStatusStore);
  const exports = useResolved(BriefExports);
  const commands = useResolved(ActiveCommands);
  const slides = useResolved(SlideView);
  const clock = useResolved(Clock);
  const { isPresented, endPresentation } = model.opener;
  const house = useResolved(HouseStyleStore);
  const [sheet, setSheet] = useState<'outline' | 'checks' | null>(null);
  usePrintSheet(pageBoxes(model.head, house.style.fonts));
  const isEmpty = model.editor.content.topics.length === 0;
  const hasRail = width >= RAIL_WIDTH;
  const hasOutline = width >= OUTLINE_WIDTH;

  const go = (target: string): void => {
    setSheet(null);
    // After a sheet has closed and returned the focus.
    setTimeout(() => goTo(`brief-${target}`));
  };
  const openCard = useCallback((topic: Topic) => cards.topic(topic.id, topic.name, 'brief'), [cards]);
  const remove = (): void => {
    const restore = model.opener.removeDraft();
    toasts.show({ kind: 'library', text: 'The brief has been removed.', action: { label: 'Undo', run: restore } });
  };
  const present = (): void => {
    enterFullScreen();
    slides.first();
    model.opener.present();
  };
  const outline = <Outline model={model} onGo={go} />;
  const checks = <Checks model={model} onGo={go} />;
  return (
    <div className={styles.screen}>
      <BriefBar
        model={model}
        making={exports.making}
        isPhone={width < MOBILE_BREAKPOINT}
        onPresent={present}
        onTake={(format) => void exports.take(model, format)}
        onRemove={remove}
        onOutline={hasOutline || isEmpty ? null : () => setSheet('outline')}
        onChecks={hasRail || isEmpty ? null : () => setSheet('checks')}
      />
      {isEmpty ? (
        <StartBrief model={model} selection={selection} statuses={statuses} />
      ) : (
        <div className={styles.columns} data-print="block plain">
          {hasOutline && (
            <aside className={styles.outline} aria-label="Outline" data-print="none">
              {outline}
            </aside>
          )}
          <Box pad="24 24 64" className={styles.desk} data-print="plain">
            <Notices model={model} />
            <Paper model={model} house={house.style} onOpen={openCard} />
          </Box>
          {hasRail && (
            <aside className={styles.rail} aria-label="Checks" data-print="none">
              {checks}
            </aside>
          )}
        </div>
      )}
      {isPresented && (
        <Present
          model={model}
          house={house.style}
          view={slides}
          commands={commands}
          clock={clock}
          onClose={endPresentation}
        />
      )}
      <Modal
        open={sheet !== null}
        onClose={() => setSheet(null)}
        label={sheet === 'checks' ? 'Checks' : 'Outline'}
        className={styles.sheet}
      >
        <div className={styles.sheetContent}>{sheet === 'checks' ? checks : sheet === 'outline' && outline}</div>
      </Modal>
    </div>
  );
});

/** What a receiver of a link has to know, and what of the brief is not there. */
const Notices = observer(function Notices({ model }: { readonly model: BriefViewModel }) {
  return (
    <div className={styles.notices} data-print="none">
      {model.opener.isReceived && (
        <Notice tone="info" title="Opened from a link">
          It carries the topics, and the title, question and conclusion of the sender. Statuses, notes and steps are
          your own.
        </Notice>
      )}
      {model.opener.firstOf !== null && (
        <Notice tone="info" title={`${MOST_TOPICS} of ${formatCount(model.opener.firstOf)} topics`}>
          A brief has {MOST_TOPICS} at most: these are the first ones. Leave topics out, or choose fewer.
        </Notice>
      )}
      {model.goneCount > 0 && (
        <Notice tone="warning" title={`${countOf(model.goneCount, 'topic')} left out`}>
          The current data of this project does not have {plural(model.goneCount, 'it', 'them')}.
        </Notice>
      )}
    </div>
  );
});

/** Collapses the sidebar while the screen is open, because outline, paper and checks need the width. */
function useFoldedSidebar(isFolded: boolean): void {
  const sidebar = useResolved(SidebarStore);
  useEffect(() => {
    sidebar.fold(isFolded);
    return () => sidebar.fold(false);
  }, [sidebar, isFolded]);
}

/** Scrolls to a part of the paper; a text field is focused. */
function goTo(id: string): void {
  const target = document.querySelector<HTMLElement>(`#${id}`);
  target?.scrollIntoView({ block: target instanceof HTMLTextAreaElement ? 'center' : 'start' });
  if (target instanceof HTMLTextAreaElement) target.focus({ preventScroll: true });
}

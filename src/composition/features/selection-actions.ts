import { Download, FileText, GitCompareArrows, Link2, Presentation } from 'lucide-react';
import type { ContainerModuleLoadOptions } from 'inversify';
import { TopicStatusStore } from '../../application/decisions/topic-status.store';
import { CopySelectionLink } from '../../application/selection/selection.store';
import { Clock } from '../../application/shared/browser-ports';
import { Navigator } from '../../application/shared/navigator';
import { ToastStore } from '../../application/shared/toast.store';
import { TeamStore } from '../../application/team/team.store';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import { isComparable } from '../../domain/compare/comparison';
import { briefOfTopicsPath, comparePath, imagineIfPath } from '../../domain/shared/routes';
import { SelectionActions, type SelectionAction } from '../../ui/selection/selection-actions';
import { provide } from '../provide';

/** What can be done with the selected topics, in the order of their bar. */
export function provideSelectionActions(options: Pick<ContainerModuleLoadOptions, 'bind'>): void {
  provide(
    options,
    SelectionActions,
    (navigator, link, statuses, workspace, toasts, clock, team): SelectionActions => {
      const compare: SelectionAction = {
        text: 'Compare',
        module: 'compare',
        Icon: GitCompareArrows,
        limit: { holds: isComparable, words: 'Select 2 to 4 topics to compare them' },
        run: (topics, sow) =>
          navigator.go(
            comparePath(
              sow,
              topics.map(({ id }) => id),
            ),
          ),
      };
      const brief =
        (pathOf: (path: string) => string): SelectionAction['run'] =>
        (topics, sow) => {
          const ids = topics.map(({ id }) => id);
          navigator.go(pathOf(briefOfTopicsPath(sow, ids)));
        };
      const download: SelectionAction['run'] = (topics) => {
        void import('../../ui/charts/export/signal-sheet').then(({ exportTopics }) =>
          exportTopics(topics, 'Selected topics', { statuses, workspace, toasts, clock, team }),
        );
      };
      return [
        compare,
        { text: 'Brief', module: 'brief', Icon: FileText, isShown: true, run: brief((path) => path) },
        { text: 'Imagine if', module: 'brief', Icon: Presentation, run: brief(imagineIfPath) },
        { text: 'Copy link', module: 'share', Icon: Link2, run: () => void link.run() },
        { text: 'Export', module: null, Icon: Download, run: download },
      ];
    },
    [Navigator, CopySelectionLink, TopicStatusStore, WorkspaceStore, ToastStore, Clock, TeamStore],
  );
}

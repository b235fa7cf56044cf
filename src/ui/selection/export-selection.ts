import type { TopicStatusStore } from '../../application/flashcards/topic-status.store';
import type { SelectionStore } from '../../application/selection/selection.store';
import type { Clock } from '../../application/shared/clock';
import type { ToastStore } from '../../application/shell/toast.store';
import type { WorkspaceStore } from '../../application/workspace/workspace.store';
import { exportFileName } from '../../domain/explore/export-file-name';
import { CURRENT_DATA } from '../../domain/explore/version';
import { csvDocument } from '../../domain/shared/csv';
import { download } from '../kit/files/download';
import { signalSheet } from '../charts/export/signal-sheet';
import { chartItems } from '../charts/items/chart-items';

interface Stores {
  readonly selection: SelectionStore;
  readonly statuses: TopicStatusStore;
  readonly workspace: WorkspaceStore;
  readonly toasts: ToastStore;
  readonly clock: Clock;
}

/** Downloads the selected topics as CSV, with the columns of the list's own export. */
export function exportSelection({ selection, statuses, workspace, toasts, clock }: Stores): void {
  const rows = { topics: selection.topics, trends: [] };
  const { all } = chartItems('topicList', rows, {
    statusOf: (topic) => statuses.settledStatusOf(topic),
    newKeys: workspace.newKeys,
    currentIds: null,
  });
  const content = new Blob([csvDocument(signalSheet('topic', all))], { type: 'text/csv;charset=utf-8' });
  const name = exportFileName(workspace.currentName ?? '', 'Selected topics', CURRENT_DATA, clock.now());
  download(content, `${name}.csv`);
  toasts.show({ kind: 'export', text: 'CSV saved to your downloads.' });
}

import { X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useRef, type KeyboardEvent } from 'react';
import { TopicStatusStore } from '../../application/decisions/topic-status.store';
import { CopySelectionLink } from '../../application/selection/copy-selection-link';
import { SelectionStore } from '../../application/selection/selection.store';
import { SetStatusForMany } from '../../application/decisions/set-status-for-many';
import { Clock } from '../../application/shared/clock';
import { Navigator } from '../../application/shared/navigator';
import { TeamStore } from '../../application/team/team.store';
import { ToastStore } from '../../application/shared/toast.store';
import { MOBILE_BREAKPOINT, Viewport } from '../../application/shell/viewport';
import { ProjectSignalsStore } from '../../application/workspace/project-signals.store';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import { isComparable } from '../../domain/compare/comparison';
import { formatCount } from '../../domain/shared/figures';
import { briefOfTopicsPath, comparePath, imagineIfPath } from '../../domain/shell/routes';
import { topicStatusName, type TopicStatus } from '../../domain/topic/topic-status';
import { useResolved } from '../di/resolver';
import { IconButton } from '../kit/controls/icon-button';
import { exportTopics } from '../charts/export/export-topics';
import { Text } from '../kit/layout/text';
import { BulkProgress } from './bulk-progress';
import { FailedTopics } from './failed-topics';
import { runKey } from '../keys/run-key';
import { Row } from '../kit/layout/stack';
import styles from './selection-bar.module.scss';
import { SelectionTools } from './selection-tools';
import { SetStatusMenu } from './set-status-menu';

/** The bar at the foot of a project's screens: what can be done with the selected topics. */
export const SelectionBar = observer(function SelectionBar() {
  const selection = useResolved(SelectionStore);
  const bulk = useResolved(SetStatusForMany);
  const statuses = useResolved(TopicStatusStore);
  const workspace = useResolved(WorkspaceStore);
  const signals = useResolved(ProjectSignalsStore);
  const toasts = useResolved(ToastStore);
  const clock = useResolved(Clock);
  const team = useResolved(TeamStore);
  const link = useResolved(CopySelectionLink);
  const navigator = useResolved(Navigator);
  const isPhone = useResolved(Viewport).width < MOBILE_BREAKPOINT;
  const bar = useRef<HTMLElement>(null);
  const { count } = selection;
  const { act } = bulk;
  if (count === 0 && act === null) return null;

  const setStatus = async (status: TopicStatus): Promise<void> => {
    if (bulk.isRunning) {
      if (act === null) {
        toasts.show({
          kind: 'status',
          text: 'Statuses of another project are still being saved. Try again in a moment.',
        });
      }
      return;
    }
    const before = bulk.latest;
    await bulk.run(selection.topics, status);
    if (bulk.latest !== before) return;
    toasts.show({ kind: 'status', text: `None of them can be set to ${topicStatusName(status)}, or all have it.` });
  };
  const compare = (): void => {
    const { currentId } = workspace;
    if (currentId !== null) navigator.go(comparePath(currentId, [...selection.ids]));
  };
  const goToBrief = (pathOf: (brief: string) => string): void => {
    const ids = selection.topics.map(({ id }) => id);
    if (workspace.currentId !== null) navigator.go(pathOf(briefOfTopicsPath(workspace.currentId, ids)));
  };
  const clear = (): void => {
    const hadFocus = bar.current?.contains(document.activeElement) === true;
    selection.clear();
    bulk.dismiss();
    if (hadFocus) document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const set = (status: TopicStatus): void => void (count > 0 && setStatus(status));
    runKey('selection', { clear, setStatus: set }, event);
  };
  return (
    <section
      ref={bar}
      className={styles.bar}
      data-selection-bar
      data-print="none"
      aria-label="Selected topics"
      onKeyDown={onKeyDown}
    >
      {act !== null && act.failed.length > 0 && (
        <FailedTopics act={act} signals={signals} statuses={statuses} bulk={bulk} />
      )}
      {act !== null && (
        <Row gap={4} ruled="below" pad="0 12" className={styles.above}>
          <BulkProgress act={act} bulk={bulk} />
        </Row>
      )}
      <Row gap={4} pad="8 12" className={styles.row}>
        <Text type="small" fit="rigid">
          <Text as="b" weight={600} tabular>
            {formatCount(count)}
          </Text>{' '}
          selected
        </Text>
        <span className={styles.rule} />
        {!act?.isRunning && count > 0 && (
          <SetStatusMenu isShort={isPhone} onPick={(status) => void setStatus(status)} />
        )}
        <Text as="span" fit="grow" />
        {count > 0 && (
          <SelectionTools
            isShort={isPhone}
            onCompare={isComparable(count) ? compare : null}
            onBrief={() => goToBrief((path) => path)}
            onImagine={() => goToBrief(imagineIfPath)}
            onCopy={() => void link.run()}
            onExport={() =>
              exportTopics(selection.topics, 'Selected topics', { statuses, workspace, toasts, clock, team })
            }
          />
        )}
        <IconButton label="Clear the selection" icon={<X size={16} aria-hidden="true" />} onClick={clear} />
      </Row>
    </section>
  );
});

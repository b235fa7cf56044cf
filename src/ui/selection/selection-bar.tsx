import { SELECTION_COMMANDS } from '../../application/selection/selection-commands';
import styles from './selection-bar.module.scss';
import { X, Check, CircleAlert } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useRef, type KeyboardEvent } from 'react';
import { TopicStatusStore } from '../../application/decisions/topic-status.store';
import { SelectionStore } from '../../application/selection/selection.store';
import { SetStatusForMany, type StatusAct } from '../../application/decisions/set-status-for-many';
import { MOBILE_BREAKPOINT, Viewport } from '../../application/shared/viewport';
import { ProjectSignalsStore } from '../../application/workspace/project-signals.store';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import { formatCount } from '../../domain/shared/figures';
import { topicStatusName, type TopicStatus } from '../../domain/topic/topic-status';
import { useResolved } from '../di/resolver';
import { IconButton } from '../kit/controls/icon-button';
import { Row, Text } from '../kit/layout/stack';
import { SetNotes } from '../screens/set-notes';
import { runKey } from '../keys/use-commands';
import { SelectionActions, type SelectionAction } from './selection-actions';
import { SelectionTools, SetStatusMenu, doneText, runningText, failedText } from './selection-tools';
import { Button } from '../kit/controls/button';

/** The bar at the foot of a project's screens: what can be done with the selected topics. */
export const SelectionBar = observer(function SelectionBar() {
  const selection = useResolved(SelectionStore);
  const bulk = useResolved(SetStatusForMany);
  const statuses = useResolved(TopicStatusStore);
  const workspace = useResolved(WorkspaceStore);
  const signals = useResolved(ProjectSignalsStore);
  const offered = useResolved(SelectionActions);
  const actions = offered.filter(({ module }) => module === null || workspace.has(module));
  const isPhone = useResolved(Viewport).width < MOBILE_BREAKPOINT;
  const bar = useRef<HTMLElement>(null);
  const { count } = selection;
  const { act } = bulk;
  if (count === 0 && act === null) return null;

  const setStatus = (status: TopicStatus): void => void bulk.run(selection.topics, status);
  const run = (action: SelectionAction): void => {
    const { currentId } = workspace;
    if (currentId !== null) action.run(selection.topics, currentId);
  };
  const clear = (): void => {
    const hadFocus = bar.current?.contains(document.activeElement) === true;
    selection.clear();
    bulk.dismiss();
    if (hadFocus) document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const set = (status: TopicStatus): void => void (count > 0 && setStatus(status));
    runKey(SELECTION_COMMANDS, { clear, setStatus: set }, event);
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
      {count > 0 && (
        <div className={styles.notes}>
          <SetNotes topics={selection.topics} />
        </div>
      )}
      <Row gap={4} pad="8 12" className={styles.row}>
        <Text type="small" fit="rigid">
          <Text as="b" weight={600} tabular>
            {formatCount(count)}
          </Text>{' '}
          selected
        </Text>
        <span className={styles.rule} />
        {!act?.isRunning && count > 0 && <SetStatusMenu isShort={isPhone} onPick={setStatus} />}
        <Text as="span" fit="grow" />
        {count > 0 && <SelectionTools isShort={isPhone} count={count} actions={actions} onAct={run} />}
        <IconButton label="Clear the selection" icon={<X size={16} aria-hidden="true" />} onClick={clear} />
      </Row>
    </section>
  );
});

interface Props {
  readonly act: StatusAct;
  readonly bulk: SetStatusForMany;
}

/** How many statuses are set while an act is running, with Stop; what was set afterwards, with Undo. */
const BulkProgress = observer(function BulkProgress({ act, bulk }: Props) {
  const { done, total, failed, held, isRunning } = act;
  const settled = done + failed.length + held;
  if (!isRunning) {
    return (
      <>
        <Row as="span" gap={8} inline type="small" nowrap fit="shrink">
          <Check size={16} aria-hidden="true" />
          {doneText(act)}
        </Row>
        {bulk.canUndo && (
          <button type="button" className={styles.tool} onClick={() => void bulk.undo()}>
            Undo
          </button>
        )}
      </>
    );
  }
  const share = (count: number): string => `${(count / total) * 100}%`;
  return (
    <>
      <Text as="span" type="small" tone="muted" className={styles.doing}>
        {runningText(act)}
      </Text>
      <span
        className={styles.progress}
        role="progressbar"
        aria-label={runningText(act)}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={settled}
        aria-valuetext={doneText(act)}
      >
        <span style={{ width: share(done) }} />
        <span data-failed style={{ width: share(failed.length) }} />
      </span>
      <Text as="span" type="small" tone="muted" className={styles.figures}>
        {formatCount(settled)} of {formatCount(total)}
      </Text>
      <button type="button" className={styles.tool} onClick={bulk.stop}>
        Stop
      </button>
    </>
  );
});

interface FailedTopicsProps {
  readonly act: StatusAct;
  readonly signals: ProjectSignalsStore;
  readonly statuses: TopicStatusStore;
  readonly bulk: SetStatusForMany;
}

/** Names the topics whose status was not saved. */
const FailedTopics = observer(function FailedTopics({ act, signals, statuses, bulk }: FailedTopicsProps) {
  const [first] = act.failed;
  const topic = first && signals.topicById.get(first.id);
  const stays = topic && statuses.statusOf(topic);
  return (
    <Row gap={12} type="small" ruled="below" pad="8 12" className={styles.failures}>
      <CircleAlert size={16} strokeWidth={1.75} aria-hidden="true" />
      {act.failed.length === 1 ? (
        <p>
          <Text as="b" type="name" dir="auto">
            {first?.name}
          </Text>{' '}
          was not saved
          {stays != null && ` and stays ${topicStatusName(stays)}`}.
        </p>
      ) : (
        <Row gap={8} className={styles.list}>
          <p>{failedText(act)}:</p>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- A list that scrolls is scrolled by keys. */}
          <ul aria-label="Not saved" tabIndex={0}>
            {act.failed.map(({ id, name }) => (
              <Text as="li" type="name" key={id} dir="auto">
                {name}
              </Text>
            ))}
          </ul>
        </Row>
      )}
      {!act.isRunning && (
        <Button variant="outline" size="small" onClick={() => void bulk.retryFailed()}>
          Try again
        </Button>
      )}
    </Row>
  );
});

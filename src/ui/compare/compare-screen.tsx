import { ChevronDown, Download, FileText, Plus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { HouseStyleStore } from '../../application/workspace/house-style.store';
import { CompareViewModel } from '../../application/compare/compare.view-model';
import { TopicStatusStore } from '../../application/decisions/topic-status.store';
import { TopicColumns } from '../../application/workspace/topic-columns';
import { Clock, Logger } from '../../application/shared/browser-ports';
import { ActiveCommands } from '../../application/commands/active-commands';
import { ToastStore } from '../../application/shared/toast.store';
import { RecordUsage } from '../../application/tracking/record-usage';
import { FEWEST_COMPARED } from '../../domain/compare/comparison';
import { PageActions, type PageAction } from '../screens/page-actions';
import { SetNotes } from '../screens/set-notes';
import type { ScreenProps } from '../screens/project-screen';
import { useResolved } from '../di/resolver';
import { SignalsNotLoaded } from '../kit/layout/load-failure';
import { Button, ButtonLink } from '../kit/controls/button';
import { Row, Text } from '../kit/layout/stack';
import { Menu } from '../kit/overlays/menu';
import { shortcutsOf } from '../keys/key';
import { COMPARE_COMMANDS } from '../../application/compare/compare-commands';
import { entityId, type SowId } from '../../domain/shared/entity-id';
import { shortDay } from '../../domain/shared/calendar';
import { countOf } from '../../domain/shared/figures';
import { briefOfTopicsPath, COMPARISON } from '../../domain/shared/routes';
import styles from './compare-bar.module.scss';
import { EmptyState } from '../kit/layout/empty-state';
import { PickSignalDialog } from '../signal/pick-signal-dialog';
import { ComparisonView } from './comparison-view';
import { useCommands } from '../keys/use-commands';

/** /compare/{sowId}: two to four topics or trends side by side. */
export const CompareScreen = observer(function CompareScreen({ sow }: ScreenProps) {
  const { style } = useResolved(HouseStyleStore);
  const actions = useResolved(PageActions);
  const usage = useResolved(RecordUsage);
  const toasts = useResolved(ToastStore);
  const view = useResolved(CompareViewModel);
  const logger = useResolved(Logger);
  useEffect(() => view.enter(sow), [view, sow]);

  const [isAdding, setAdding] = useState(false);
  const add = useCallback(() => setAdding(view.canAdd && view.isLoaded), [view]);
  useCommands(useResolved(ActiveCommands), COMPARE_COMMANDS, { add });

  const { columns, missing } = view;
  const { type, ids } = view.comparison;
  const stores = {
    statuses: useResolved(TopicStatusStore),
    workspace: view.workspace,
    toasts,
    clock: useResolved(Clock),
    columns: useResolved(TopicColumns),
  };
  const onExport = async (format: 'csv' | 'png'): Promise<void> => {
    usage.record({ name: 'clicked_on_export_comparison', payload: { sow_id: sow, format } });
    try {
      const { exportComparison } = await import('./export-comparison');
      await exportComparison(view, format, stores);
      toasts.show({ kind: 'export', text: `${format.toUpperCase()} saved to your downloads.` });
    } catch (error) {
      logger.error('Failed to export the comparison:', error);
      toasts.show({ kind: 'export', tone: 'error', text: 'The file could not be made.' });
    }
  };
  return (
    <>
      <CompareBar view={view} sow={sow} onAdd={add} actions={actions} onExport={(format) => void onExport(format)} />
      {!view.isLoaded && ids.length > 0 && (
        <SignalsNotLoaded signals={view.signals} plural={`${type}s`} document="comparison" />
      )}
      {view.isLoaded &&
        missing.map((id) => (
          <Row key={id} gap={8} pad="16 gutter 0" type="small" tone="muted">
            <p>No. {id} is not in this project.</p>
            <Button variant="quiet" size="small" aria-label={`Remove No. ${id}`} onClick={() => view.remove(id)}>
              Remove
            </Button>
          </Row>
        ))}
      {view.isLoaded && columns.length > 0 && <ComparisonView view={view} house={style} />}
      {view.isLoaded && type === 'topic' && <SetNotes topics={view.topics} />}
      {ids.length < FEWEST_COMPARED && view.isLoaded && (
        <EmptyState
          title={ids.length === 0 ? `Compare ${type}s` : `Add a second ${type}`}
          action={
            <Button onClick={add}>
              <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
              Add a {type}
            </Button>
          }
        >
          Two to four {type}s can stand side by side: figures on one scale, evolution, start-ups and sources.
        </EmptyState>
      )}
      {isAdding && (
        <PickSignalDialog
          title={`Add a ${type}`}
          plural={`${type}s`}
          signals={view.peers.filter(({ id }) => !ids.includes(id))}
          onPick={(id) => {
            view.add(id);
            setAdding(false);
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
});

interface BarProps {
  readonly view: CompareViewModel;
  readonly sow: SowId;
  readonly onAdd: () => void;
  readonly actions: readonly PageAction[];
  readonly onExport: (format: 'csv' | 'png') => void;
}

/** What is compared, of which project and data, and what can be done with it. */
const CompareBar = observer(function CompareBar({ view, sow, onAdd, actions, onExport }: BarProps) {
  const { canAdd, workspace } = view;
  const { type, ids } = view.comparison;
  const day = shortDay(workspace.sow.value?.loadDate ?? null, 'en-US');
  const canExport = ids.length >= FEWEST_COMPARED && view.isLoaded;
  return (
    <Row gap={16} pad="4 gutter" className={styles.bar}>
      <Text type="small" tone="muted" lines={1} fit="grow">
        <Text as="b" tone="strong" weight={600}>
          {countOf(ids.length, type)}
        </Text>{' '}
        {workspace.currentName !== null && <>of {workspace.currentName}</>}
        {day !== null && <span className={styles.day}>Data of {day}</span>}
      </Text>
      <Row gap={4} fit="rigid" className={styles.tools} data-print="none">
        <Button
          variant="quiet"
          size="small"
          disabled={!canAdd}
          title={canAdd ? undefined : 'Four is the most that can be compared'}
          aria-keyshortcuts={shortcutsOf(COMPARE_COMMANDS.commands.add)}
          onClick={onAdd}
        >
          <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
          <span className={styles.word}>Add a {type}</span>
        </Button>
        {actions.map(
          ({ text, module, Icon, run }) =>
            workspace.has(module) && (
              <Button key={module} variant="quiet" size="small" onClick={() => run(null)}>
                <Icon size={16} strokeWidth={1.75} aria-hidden="true" />
                <span className={styles.word}>{text}</span>
              </Button>
            ),
        )}
        {canExport && (
          <Menu
            label="Export"
            triggerClassName={styles.menu}
            trigger={
              <>
                <Download size={16} strokeWidth={1.75} aria-hidden="true" />
                <span className={styles.word}>Export</span>
                <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
              </>
            }
            groups={[
              {
                items: [
                  { text: 'CSV', onSelect: () => onExport('csv') },
                  { text: 'PNG', onSelect: () => onExport('png') },
                ],
              },
            ]}
          />
        )}
        {type === 'topic' && canExport && workspace.has('brief') && (
          <ButtonLink
            variant="outline"
            size="small"
            className={styles.brief}
            to={briefOfTopicsPath(
              sow,
              ids.map((id) => entityId(id)),
              COMPARISON,
            )}
          >
            <FileText size={16} strokeWidth={1.75} aria-hidden="true" />
            Make a brief
          </ButtonLink>
        )}
      </Row>
    </Row>
  );
});

import { Plus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { HouseStyleStore } from '../../application/team/house-style.store';
import { CompareViewModel } from '../../application/compare/compare.view-model';
import { ShareLink } from '../../application/flashcards/card-sources';
import { Clock, Logger } from '../../application/shared/browser-ports';
import { ActiveCommands } from '../../application/shell/commands/active-commands';
import { ThemeStore } from '../../application/shell/theme.store';
import { ToastStore } from '../../application/shared/toast.store';
import { Viewport } from '../../application/shell/viewport';
import { RecordUsage } from '../../application/tracking/record-usage';
import { FEWEST_COMPARED } from '../../domain/compare/comparison';
import type { ScreenProps } from '../screens/project-screen';
import { useResolved } from '../di/resolver';
import { SignalsNotLoaded } from '../kit/layout/load-failure';
import { Button } from '../kit/controls/button';
import { EmptyState } from '../kit/layout/empty-state';
import { PickSignalDialog } from '../kit/signal/pick-signal-dialog';
import { CompareBar } from './compare-bar';
import { ComparisonView } from './comparison-view';
import { useCommands } from '../keys/use-commands';

/** /compare/{sowId}: two to four topics or trends side by side. */
export const CompareScreen = observer(function CompareScreen({ sow }: ScreenProps) {
  const { theme } = useResolved(ThemeStore);
  const { isPrinting } = useResolved(Viewport);
  const { style } = useResolved(HouseStyleStore);
  const share = useResolved(ShareLink);
  const usage = useResolved(RecordUsage);
  const toasts = useResolved(ToastStore);
  const view = useResolved(CompareViewModel);
  const clock = useResolved(Clock);
  const logger = useResolved(Logger);
  useEffect(() => view.enter(sow), [view, sow]);

  const [isAdding, setAdding] = useState(false);
  const add = useCallback(() => setAdding(view.canAdd && view.isLoaded), [view]);
  useCommands(useResolved(ActiveCommands), 'compare', { add });

  const { comparison, columns } = view;
  const { type } = comparison;
  const onExport = async (format: 'csv' | 'png'): Promise<void> => {
    usage.record({ name: 'clicked_on_export_comparison', payload: { sow_id: sow, format } });
    try {
      const { exportComparison } = await import('./export-comparison');
      await exportComparison(view, format, clock.now());
      toasts.show({ kind: 'export', text: `${format.toUpperCase()} saved to your downloads.` });
    } catch (error) {
      logger.error('Failed to export the comparison:', error);
      toasts.show({ kind: 'export', tone: 'error', text: 'The file could not be made.' });
    }
  };
  return (
    <>
      <CompareBar
        view={view}
        sow={sow}
        onAdd={add}
        onCopy={() => void share.share(null)}
        onExport={(format) => void onExport(format)}
      />
      {!view.isLoaded && columns.length > 0 ? (
        <SignalsNotLoaded signals={view.signals} plural={`${type}s`} document="comparison" />
      ) : (
        columns.length > 0 && (
          <ComparisonView
            view={view}
            isPrinting={isPrinting}
            house={style}
            head={{ theme, isPrinting, onOpen: view.openCard, onRemove: view.remove, onStatus: view.setStatus }}
          />
        )
      )}
      {columns.length < FEWEST_COMPARED && view.isLoaded && (
        <EmptyState
          title={columns.length === 0 ? `Compare ${type}s` : `Add a second ${type}`}
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
          signals={view.addable}
          onPick={(id) => {
            view.add(id);
            setAdding(false);
          }}
          onClose={() => setAdding(false)}
        />
      )}
      <p className="visually-hidden" role="status">
        {view.announcement}
      </p>
    </>
  );
});

import { Download } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { OpenFile } from '../../../application/own-data/open-file';
import type { OpenOwnData } from '../../../application/own-data/own-data-reader';
import type { BuiltWorkspace } from '../../../application/own-data/workspace-document';
import { countOf } from '../../../domain/shared/figures';
import { Button } from '../../kit/controls/button';
import { downloadCsv } from '../../kit/files/download-csv';
import { LargeDialog } from '../large-dialog';
import { faultsSheet, FaultTable } from './fault-table';
import { faultsFigures, faultsHeadline } from './fault-words';
import { FigureRow } from './figure-row';

interface Props {
  readonly flow: OpenFile;
  readonly file: OpenOwnData;
  readonly built: BuiltWorkspace;
  /** The open project; null: none is. */
  readonly project: string | null;
  readonly onClose: () => void;
}

/** What is wrong with the rows of a file, before any of it is opened. */
export const FaultsDialog = observer(function FaultsDialog({ flow, file, built, project, onClose }: Props) {
  const { counts, faults } = built;
  const stays = project === null ? '' : `; ${project} stays as it is`;
  const name = file.fileName.replace(/\.\w+$/, '');
  return (
    <LargeDialog
      title={faultsHeadline(counts)}
      size="medium"
      facts={`${file.fileName}. Nothing is opened yet${stays}.`}
      onClose={onClose}
      foot={
        <>
          <Button variant="outline" onClick={() => downloadCsv(faultsSheet(faults), `${name}-report`)}>
            <Download size={16} strokeWidth={1.75} aria-hidden="true" />
            Report as CSV
          </Button>
          <Button variant="outline" onClick={flow.cancel}>
            Choose another file
          </Button>
          <Button disabled={counts.topics === 0} onClick={() => void flow.open(built)}>
            {flow.replaces === null || flow.isCorrection
              ? `Open ${countOf(counts.topics, 'topic')}`
              : 'Open as the next version'}
          </Button>
        </>
      }
    >
      <FigureRow figures={faultsFigures(counts)} />
      <FaultTable faults={faults} />
    </LargeDialog>
  );
});

import { observer } from 'mobx-react-lite';
import type { OpenFile } from '../../../application/own-data/open-file';
import type { OpenOwnData } from '../../../application/own-data/own-data-reader';
import type { BuiltWorkspace } from '../../../application/own-data/workspace-document';
import { faultGroups } from '../../../domain/own-data/data-fault';
import { countOf } from '../../../domain/shared/figures';
import { Button } from '../../kit/controls/button';
import { LargeDialog } from '../large-dialog';
import { FaultList } from './fault-list';
import { faultsHeadline } from './fault-words';

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
  const without =
    counts.withoutFigure > 0 ? `, ${countOf(counts.withoutFigure, 'of them', 'of them')} without a figure` : '';
  return (
    <LargeDialog
      title={faultsHeadline(counts)}
      size="medium"
      facts={`${file.fileName}. ${countOf(counts.topics, 'topic')} can be opened${without}. Nothing is opened yet${stays}.`}
      onClose={onClose}
      foot={
        <>
          <Button variant="outline" onClick={flow.cancel}>
            Choose another file
          </Button>
          <Button disabled={counts.topics === 0} onClick={() => void flow.open(built)}>
            {flow.openLabel(counts.topics)}
          </Button>
        </>
      }
    >
      <FaultList faults={faultGroups(faults)} hasSheets={new Set(faults.map(({ sheet }) => sheet)).size > 1} />
    </LargeDialog>
  );
});

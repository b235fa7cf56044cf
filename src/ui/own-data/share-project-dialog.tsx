import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { OwnProjectsViewModel } from '../../application/own-data/own-projects.view-model';
import type { SowId } from '../../domain/shared/entity-id';
import { Button } from '../kit/controls/button';
import { download } from '../kit/files/download';
import { Row, Text } from '../kit/layout/stack';
import { Dialog } from '../kit/overlays/dialog';
import { Message } from './own-projects-dialog';

interface Props {
  readonly own: OwnProjectsViewModel;
  readonly id: SowId;
  /** Copies the link that was asked for. */
  readonly copy: () => Promise<void>;
  readonly onClose: () => void;
}

/** 'Share' of an own project: its file for a colleague, and the link, which works where the file was opened. */
export const ShareProjectDialog = observer(function ShareProjectDialog({ own, id, copy, onClose }: Props) {
  useEffect(() => void own.load(), [own]);
  const project = own.list.projects?.find((each) => each.id === id);
  const save = async (hasWork: boolean): Promise<void> => {
    const file = project === undefined ? null : await own.exportFile(project, 'json', hasWork);
    if (file !== null) download(new Blob([file.content]), file.name);
  };
  return (
    <Dialog title={`Share ‘${project?.name ?? ''}’`} onClose={onClose}>
      <Text type="body" tone="muted">
        This project is in this browser only. Give a colleague its file. Once it is open there, it is the same project,
        and your links lead to it.
      </Text>
      <Row gap={8} wrap>
        <Button disabled={project === undefined} onClick={() => void save(false)}>
          File without my work
        </Button>
        <Button variant="outline" disabled={project === undefined} onClick={() => void save(true)}>
          File with my statuses and notes
        </Button>
        <Button variant="outline" onClick={() => void copy().then(onClose)}>
          Copy the link
        </Button>
      </Row>
      <Message own={own} />
    </Dialog>
  );
});

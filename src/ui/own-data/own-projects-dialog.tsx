import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import type { OwnProjectsViewModel } from '../../application/own-data/own-projects.view-model';
import type { SowId } from '../../domain/shared/entity-id';
import { Button } from '../kit/controls/button';
import { Spinner } from '../kit/layout/spinner';
import { Box, Row } from '../kit/layout/stack';
import { Text } from '../kit/layout/text';
import { Dialog } from '../kit/overlays/dialog';
import { Message } from './message';
import { OwnProjectRow } from './own-project-row';

interface Props {
  readonly own: OwnProjectsViewModel;
  readonly onClose: () => void;
  readonly onReplace: (id: SowId) => void;
}

/** 'Your projects': rename, replace by a newer file, export and remove them. */
export const OwnProjectsDialog = observer(function OwnProjectsDialog({ own, onClose, onReplace }: Props) {
  useEffect(() => void own.load(), [own]);
  const close = (): void => {
    void own.close();
    onClose();
  };
  return (
    <Dialog title="Your projects" onClose={close}>
      <Text type="body" tone="muted">
        Opened from your files. They are in this browser only, so export what you need. The workbook has topics and
        trends with your statuses, reasons and notes; the project file (JSON) has everything.
      </Text>
      {own.projects === null ? (
        <Spinner size={20} />
      ) : (
        <Box as="ul" ruled="above">
          {own.projects.map((project) => (
            <OwnProjectRow key={project.id} project={project} own={own} onReplace={() => onReplace(project.id)} />
          ))}
          {own.removed.map((removed) => (
            <RemovedRow
              key={removed.project.id}
              name={removed.project.name}
              onUndo={() => void own.bringBack(removed)}
            />
          ))}
        </Box>
      )}
      {own.projects?.length === 0 && own.removed.length === 0 && (
        <Text type="body" tone="muted">
          You have none yet.
        </Text>
      )}
      <Message own={own} />
    </Dialog>
  );
});

function RemovedRow({ name, onUndo }: { readonly name: string; readonly onUndo: () => void }) {
  const row = useRef<HTMLLIElement>(null);
  const id = useId();
  // The button that removed the project is gone with its row.
  useEffect(() => row.current?.querySelector('button')?.focus(), []);
  return (
    <Row as="li" ref={row} gap={8} justify="between" pad="12 0" ruled="below">
      <Text as="span" id={id} fit="shrink" breaks>
        ‘{name}’ is removed.
      </Text>
      <Button variant="outline" size="small" aria-describedby={id} onClick={onUndo}>
        Undo
      </Button>
    </Row>
  );
}

import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef, useState } from 'react';
import type { OwnProjectsViewModel } from '../../application/own-data/own-projects.view-model';
import type { SowId } from '../../domain/shared/entity-id';
import { Button } from '../kit/controls/button';
import { Spinner } from '../kit/layout/spinner';
import { Box, Row, Stack, Text } from '../kit/layout/stack';
import { Dialog } from '../kit/overlays/dialog';
import type { OwnProject } from '../../application/own-data/own-projects';
import { shortLocalDay } from '../../domain/shared/calendar';
import { countOf } from '../../domain/shared/figures';
import { download } from '../kit/files/download';
import { DataVersions } from './data-versions';
import styles from './own-project-row.module.scss';
import { focusAround } from '../kit/controls/focus-around';

interface Props {
  readonly own: OwnProjectsViewModel;
  readonly onClose: () => void;
  readonly onReplace: (id: SowId) => void;
}

/** 'Your projects': rename, replace by a newer file, export and remove them. */
export const OwnProjectsDialog = observer(function OwnProjectsDialog({ own, onClose, onReplace }: Props) {
  useEffect(() => {
    void own.load();
    return () => void own.close();
  }, [own]);
  const shown = own.list.projects?.filter((project) => !own.removed.includes(project));
  return (
    <Dialog title="Your projects" onClose={onClose}>
      <Text type="body" tone="muted">
        Opened from your files. They are in this browser only, so export what you need. The workbook has topics and
        trends with your statuses, reasons and notes; the project file (JSON) has everything.
      </Text>
      {shown === undefined ? (
        <Spinner size={20} />
      ) : (
        <Box as="ul" ruled="above">
          {shown.map((project) => (
            <OwnProjectRow key={project.id} {...{ project, own, onClose }} onReplace={() => onReplace(project.id)} />
          ))}
          {own.removed.map((project) => (
            <RemovedRow key={project.id} name={project.name} onUndo={() => own.bringBack(project)} />
          ))}
        </Box>
      )}
      {own.list.projects?.length === 0 && own.removed.length === 0 && (
        <Text type="body" tone="muted">
          You have no projects yet.
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
        ‘{name}’ is removed when you close this list.
      </Text>
      <Button variant="outline" size="small" aria-describedby={id} onClick={onUndo}>
        Undo
      </Button>
    </Row>
  );
}

interface RowProps {
  readonly project: OwnProject;
  readonly own: OwnProjectsViewModel;
  readonly onReplace: () => void;
  readonly onClose: () => void;
}

function OwnProjectRow({ project, own, onReplace, onClose }: RowProps) {
  const [name, setName] = useState(project.name);
  const [hasVersions, setHasVersions] = useState(false);
  const save = async (format: 'json' | 'xlsx'): Promise<void> => {
    const file = await own.exportFile(project, format);
    if (file !== null) download(new Blob([file.content]), file.name);
  };
  return (
    <Stack as="li" gap={8} pad="12 0" ruled="below" aria-label={project.name}>
      <input
        className={styles.name}
        aria-label="Name of the project"
        value={name}
        maxLength={120}
        dir="auto"
        onChange={({ target }) => setName(target.value)}
        onBlur={() => {
          if (name.trim() === '') setName(project.name);
          else void own.rename(project, name);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') focusAround(event.currentTarget);
          if (event.key !== 'Escape' || name === project.name) return;
          // The first Escape takes back the typing, the second closes the dialog.
          event.preventDefault();
          setName(project.name);
        }}
      />
      <Text type="small" tone="muted" breaks>
        {countOf(project.topicCount, 'topic')} · {project.fileName} · {shortLocalDay(project.openedAt)}
        {!project.isStored && (
          <Text as="strong" tone="strong" weight={600}>
            {' '}
            · not stored: it lasts until you close this page
          </Text>
        )}
      </Text>
      {hasVersions && <DataVersions project={project} own={own} onClose={onClose} />}
      <Row gap={8} wrap above={4}>
        <Button variant="outline" size="small" aria-expanded={hasVersions} onClick={() => setHasVersions(!hasVersions)}>
          Data and dates
        </Button>
        <Button variant="outline" size="small" onClick={onReplace}>
          Replace with a newer file
        </Button>
        <Button variant="outline" size="small" onClick={() => void save('xlsx')}>
          Export as workbook
        </Button>
        <Button variant="outline" size="small" onClick={() => void save('json')}>
          Export as project file
        </Button>
        <Button variant="outline" size="small" onClick={() => own.remove(project)}>
          Remove
        </Button>
      </Row>
    </Stack>
  );
}

/** What was done last with the own projects, or did not work. */
export const Message = observer(function Message({ own }: { readonly own: OwnProjectsViewModel }) {
  return (
    <Text type="small" tone="muted" role="status">
      {own.list.message}
    </Text>
  );
});

import { observer } from 'mobx-react-lite';
import { useEffect, useId, useRef } from 'react';
import type { OwnProjectsViewModel } from '../../application/own-data/own-projects.view-model';
import type { SowId } from '../../domain/shared/entity-id';
import { Button } from '../kit/controls/button';
import { Spinner } from '../kit/layout/spinner';
import { Text } from '../kit/layout/text';
import { OwnDataDialog } from './own-data-dialog';
import { OwnProjectRow } from './own-project-row';
import styles from './own-projects-dialog.module.scss';

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
    <OwnDataDialog title="Your projects" onClose={close}>
      <Text type="body" tone="muted">
        Opened from your files. They are in this browser only, so export what you need. Both exports hold your statuses;
        JSON also holds your notes, stars and views.
      </Text>
      {own.projects === null ? (
        <Spinner size={20} />
      ) : (
        <ul className={styles.list}>
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
        </ul>
      )}
      {own.projects?.length === 0 && own.removed.length === 0 && (
        <Text type="body" tone="muted">
          You have none yet.
        </Text>
      )}
      <p className={styles.message} role="status">
        {own.message}
      </p>
    </OwnDataDialog>
  );
});

function RemovedRow({ name, onUndo }: { readonly name: string; readonly onUndo: () => void }) {
  const row = useRef<HTMLLIElement>(null);
  const id = useId();
  // The button that removed the project is gone with its row.
  useEffect(() => row.current?.querySelector('button')?.focus(), []);
  return (
    <li ref={row} className={styles.removed}>
      <span id={id}>‘{name}’ is removed.</span>
      <Button variant="outline" size="small" aria-describedby={id} onClick={onUndo}>
        Undo
      </Button>
    </li>
  );
}

import { useState } from 'react';
import type { OwnProject } from '../../application/own-data/own-projects';
import type { OwnProjectsViewModel } from '../../application/own-data/own-projects.view-model';
import { shortDay } from '../../domain/shared/calendar';
import { countOf } from '../../domain/shared/figures';
import { Button } from '../kit/controls/button';
import { download } from '../kit/files/download';
import { Row, Stack } from '../kit/layout/stack';
import { Text } from '../kit/layout/text';
import styles from './own-project-row.module.scss';
import { focusAround } from '../kit/controls/focus-around';

interface Props {
  readonly project: OwnProject;
  readonly own: OwnProjectsViewModel;
  readonly onReplace: () => void;
}

export function OwnProjectRow({ project, own, onReplace }: Props) {
  const [name, setName] = useState(project.name);
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
        {countOf(project.topicCount, 'topic')} · {project.fileName} · {shortDay(project.openedAt)}
        {!project.isStored && (
          <Text as="strong" tone="strong" weight={600}>
            {' '}
            · not stored: it lasts until you close this page
          </Text>
        )}
      </Text>
      <Row gap={8} wrap above={4}>
        <Button variant="outline" size="small" onClick={onReplace}>
          Replace by a newer file
        </Button>
        <Button variant="outline" size="small" onClick={() => void save('xlsx')}>
          Export as workbook
        </Button>
        <Button variant="outline" size="small" onClick={() => void save('json')}>
          Export as project file
        </Button>
        <Button variant="outline" size="small" onClick={() => void own.remove(project)}>
          Remove
        </Button>
      </Row>
    </Stack>
  );
}

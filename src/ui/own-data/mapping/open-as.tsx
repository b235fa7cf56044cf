import { observer } from 'mobx-react-lite';
import type { OpenFile } from '../../../application/own-data/open-file';
import styles from './file-form.module.scss';

/** Whether the file becomes a new project or the newer data of an own one, where there is one. */
export const OpenAs = observer(function OpenAs({ flow }: { flow: OpenFile }) {
  const { projects, replaces } = flow;
  if (projects.length === 0) return null;
  return (
    <label className={styles.field}>
      Open it as
      <select
        value={replaces?.id ?? ''}
        onChange={({ target }) => flow.replace(projects.find(({ id }) => id === target.value) ?? null)}
      >
        <option value="">a new project</option>
        {projects.map(({ id, name }) => (
          <option key={id} value={id}>
            the newer data of ‘{name}’
          </option>
        ))}
      </select>
    </label>
  );
});

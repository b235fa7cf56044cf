import { observer } from 'mobx-react-lite';
import type { OpenFile } from '../../../application/own-data/open-file';
import { Select } from '../../kit/controls/select';

/** Whether the file becomes a new project or the newer data of an own one, where there is one. */
export const OpenAs = observer(function OpenAs({ flow }: { flow: OpenFile }) {
  const { projects, replaces } = flow;
  if (projects.length === 0) return null;
  return (
    <Select
      label="Open it as"
      options={[['', 'a new project'], ...projects.map(({ id, name }) => [id, `the newer data of ‘${name}’`] as const)]}
      value={replaces?.id ?? ''}
      onChange={(chosen) => flow.replace(projects.find(({ id }) => id === chosen) ?? null)}
    />
  );
});

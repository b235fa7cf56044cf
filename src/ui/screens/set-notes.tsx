import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { token } from '../../application/shared/token';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import type { ModuleName } from '../../domain/shared/modules';
import type { Topic } from '../../domain/topic/topic';
import { useResolved } from '../di/resolver';

interface Props {
  /** In no order that matters. */
  readonly topics: readonly Topic[];
}

/** What a feature says of a set of topics as a whole, where such a set is chosen or shown. */
export interface SetNote {
  /** Where it is switched off, it says nothing. */
  readonly module: ModuleName;
  readonly Note: ComponentType<Props>;
}
export const SetNoteList = token<readonly SetNote[]>('SetNoteList');

/** All that features say of the set. Empty where they have nothing to say. */
export const SetNotes = observer(function SetNotes({ topics }: Props) {
  const notes = useResolved(SetNoteList);
  const { has } = useResolved(WorkspaceStore);
  return notes.filter(({ module }) => has(module)).map(({ module, Note }) => <Note key={module} topics={topics} />);
});

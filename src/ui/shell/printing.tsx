import { observer } from 'mobx-react-lite';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import { useResolved } from '../di/resolver';
import { PagePrinter } from './page-printer';
import { usePrinting } from './use-printing';

/** Prints the screens of a project; a component of its own, so that the shell is not rendered with the project's name. */
export const Printing = observer(function Printing(): null {
  usePrinting(useResolved(PagePrinter), useResolved(WorkspaceStore).currentName);
  return null;
});

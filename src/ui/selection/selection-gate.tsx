import { observer } from 'mobx-react-lite';
import { SelectionStore } from '../../application/selection/selection.store';
import { SetStatusForMany } from '../../application/decisions/set-status-for-many';
import { useResolved } from '../di/resolver';
import { announcementOf } from './selection-tools';
import { late } from '../kit/layout/late';

const SelectionBar = late(async () => (await import('./selection-bar')).SelectionBar, { failure: 'note' });

/** Announces what is selected, and loads the selection bar with the first selection. */
export const SelectionGate = observer(function SelectionGate() {
  const selection = useResolved(SelectionStore);
  const bulk = useResolved(SetStatusForMany);
  const isNeeded = selection.count > 0 || bulk.act !== null;
  return (
    <>
      <p className="visually-hidden" role="status">
        {announcementOf(selection.count, bulk.act)}
      </p>
      {isNeeded && <SelectionBar />}
    </>
  );
});

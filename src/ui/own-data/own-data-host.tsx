import { observer } from 'mobx-react-lite';
import { OwnDataEntry } from '../../application/own-data/own-data-entry';
import { useResolved } from '../di/resolver';
import { DropVeil } from './drop-veil';
import { FollowOtherTabs } from './follow-other-tabs';
import { ForgetRemoved } from './forget-removed';
import { OpenFileDialog } from './open-file-dialog';
import { OwnProjectsDialog } from './own-projects-dialog';

/** What was asked for about own data. */
export const OwnDataHost = observer(function OwnDataHost() {
  const entry = useResolved(OwnDataEntry);
  const { request } = entry;
  const close = (): void => entry.ask(null);
  switch (request?.kind) {
    case 'drag':
      return <DropVeil onLeave={close} />;
    case 'open':
      return <OpenFileDialog file={request.file} replaces={request.replaces} onClose={close} />;
    case 'manage':
      return <OwnProjectsDialog onClose={close} onReplace={(replaces) => entry.ask({ kind: 'open', replaces })} />;
    case 'changed':
      return <FollowOtherTabs id={request.id} onDone={close} />;
    case 'forget':
      return <ForgetRemoved ids={request.ids} onDone={close} />;
    default:
      return null;
  }
});

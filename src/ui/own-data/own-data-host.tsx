import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { ForgetRecords } from '../../application/own-data/forget-records';
import { OpenFile } from '../../application/own-data/open-file';
import { OwnDataEntry, type OwnDataRequest } from '../../application/workspace/own-data-entry';
import { OwnProjectsViewModel } from '../../application/own-data/own-projects.view-model';
import { RefreshProject } from '../../application/own-data/refresh-project';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import { useResolved } from '../di/resolver';
import { DropVeil } from './drop-veil';
import { OpenFileDialog } from './open-file-dialog';
import { ShareProjectDialog } from './share-project-dialog';
import { OwnProjectsDialog } from './own-projects-dialog';

/** What was asked for about own data. */
export const OwnDataHost = observer(function OwnDataHost() {
  const entry = useResolved(OwnDataEntry);
  const { currentName } = useResolved(WorkspaceStore);
  const { request } = entry;
  const close = (): void => entry.ask(null);
  switch (request?.kind) {
    case 'drag':
      return <DropVeil project={currentName} isForTeam={request.isForTeam} onLeave={close} />;
    case 'open':
      return <OpenFileOf {...request} project={currentName} onClose={close} />;
    case 'manage':
      return <OwnProjects onClose={close} onReplace={(replaces) => entry.ask({ kind: 'open', replaces })} />;
    case 'share':
      return <ShareProject {...request} onClose={close} />;
    case 'changed':
    case 'forget':
      return <Work request={request} onDone={close} />;
    default:
      return null;
  }
});

type Work = Extract<OwnDataRequest, { kind: 'changed' | 'forget' }>;

/** Each has a flow of its own. */
function OpenFileOf(props: Omit<Parameters<typeof OpenFileDialog>[0], 'flow'>) {
  return <OpenFileDialog {...props} flow={useResolved(OpenFile)} />;
}

function ShareProject(props: Omit<Parameters<typeof ShareProjectDialog>[0], 'own'>) {
  return <ShareProjectDialog {...props} own={useResolved(OwnProjectsViewModel)} />;
}

function OwnProjects(props: Omit<Parameters<typeof OwnProjectsDialog>[0], 'own'>) {
  return <OwnProjectsDialog {...props} own={useResolved(OwnProjectsViewModel)} />;
}

/** Shows what another tab has done to a project, or removes what the user did in projects that are gone. */
function Work({ request, onDone }: { readonly request: Work; readonly onDone: () => void }) {
  const refresh = useResolved(RefreshProject);
  const forget = useResolved(ForgetRecords);
  useEffect(() => {
    const work = request.kind === 'changed' ? refresh.run(request.id) : forget.run(request.ids);
    void work.then(onDone);
    // Once for each request.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [request]);
  return null;
}

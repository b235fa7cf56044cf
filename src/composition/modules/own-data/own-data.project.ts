import { LoadOwnData } from '../../../application/own-data/own-projects';
import { BackupParts } from '../../../application/personal/backup-part';
import { SearchSources } from '../../../application/search/search-source';
import { OwnDataEntry } from '../../../application/workspace/own-data-entry';
import { ProjectSignalsStore } from '../../../application/workspace/project-signals.store';
import { WorkspaceStore } from '../../../application/workspace/workspace.store';
import { ownProjectOf } from '../../../domain/workspace/sow';
import { late } from '../../../ui/kit/layout/late';
import { PageNotes } from '../../../ui/screens/page-notes';
import { FurtherWorkspaceList } from '../../further-workspaces';
import { contribute, type ProjectPart } from '../../module-manifest';
import { OfferedOwnData } from './lazy-own-data';

export const project: ProjectPart = {
  contributes: [
    contribute(FurtherWorkspaceList)((own) => (own === null ? [] : [own]), [OfferedOwnData]),
    contribute(BackupParts)(
      (load, workspace, signals) => {
        if (load === null) return [];
        const refresh = async (id: string): Promise<void> => {
          if (workspace.currentId === id) await signals.topics.reload();
        };
        return [
          async () => {
            const { OwnProjectsPart } = await import('../../../application/own-data/own-projects-part');
            return new OwnProjectsPart(load, workspace, refresh);
          },
        ];
      },
      [LoadOwnData, WorkspaceStore, ProjectSignalsStore],
    ),
    contribute(SearchSources)(
      (entry) => [async () => (await import('../../../application/own-data/own-data-source')).ownDataSource(entry)],
      [OwnDataEntry],
    ),
    contribute(PageNotes)([
      {
        isOf: ({ path }, sow) => path.startsWith('/data/') && ownProjectOf(sow) !== null,
        Note: late(async () => (await import('../../../ui/own-data/axis-note')).AxisNote, { failure: 'nothing' }),
      },
    ]),
  ],
};

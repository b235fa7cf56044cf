import { ChevronsUpDown } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import type { OwnDataEntry } from '../../application/workspace/own-data-entry';
import type { SwitchProject } from '../../application/workspace/open-project';
import type { WorkspaceStore } from '../../application/workspace/workspace.store';
import type { SowSummary } from '../../domain/workspace/sow';
import { Menu } from '../kit/overlays/menu';
import type { MenuItem } from '../kit/overlays/menu-content';
import { late } from '../kit/layout/late';
import { LoadFailure } from '../kit/layout/load-failure';
import { Spinner } from '../kit/layout/spinner';
import { Text } from '../kit/layout/stack';
import styles from './project-switcher.module.scss';

const MyLibraryDialog = late(async () => (await import('../personal/my-library-dialog')).MyLibraryDialog, {
  failure: 'note',
});

interface Props {
  readonly workspace: WorkspaceStore;
  readonly switchProject: SwitchProject;
  readonly ownData: OwnDataEntry;
  readonly align?: 'start' | 'end';
  readonly className?: string | undefined;
}

/** Lists the projects; choosing one goes to the same screen of it (specification, section 2). */
export const ProjectSwitcher = observer(function ProjectSwitcher(props: Props) {
  const { workspace, switchProject, ownData, align = 'end', className } = props;
  const [isSaving, setSaving] = useState(false);
  if (isLoading(workspace)) return null;
  const sows = workspace.sows.value ?? [];
  const name = workspace.currentName ?? 'Projects';
  return (
    <>
      <Menu
        label="Projects"
        align={align}
        className={className}
        triggerClassName={styles.trigger}
        trigger={
          <>
            <Text as="span" lines={1} title={name} dir="auto">
              {name}
            </Text>
            <span className="visually-hidden"> (switch the project)</span>
            <ChevronsUpDown size={14} strokeWidth={1.75} aria-hidden="true" />
          </>
        }
        empty={sows.length === 0 && <NoProjects workspace={workspace} />}
        groups={[
          {
            items: sows.map((sow) => ({
              text: sow.name,
              note: sow.isOwn ? 'yours' : undefined,
              isChecked: sow.id === workspace.currentId,
              onSelect: () => switchProject.switchTo(sow),
            })),
          },
          ...(ownData.isOffered ? [{ items: ownDataItems(ownData, sows) }] : []),
          ...(workspace.currentId === null
            ? []
            : [{ items: [{ text: 'Save all of mine', onSelect: () => setSaving(true) }] }]),
        ]}
      />
      {isSaving && <MyLibraryDialog onClose={() => setSaving(false)} />}
    </>
  );
});

function ownDataItems(ownData: OwnDataEntry, sows: readonly SowSummary[]): readonly MenuItem[] {
  const open = { text: 'Open your own data', onSelect: () => ownData.ask({ kind: 'open' }) };
  const manage = { text: 'Manage your projects', onSelect: () => ownData.ask({ kind: 'manage' }) };
  return sows.some(({ isOwn }) => isOwn) ? [open, manage] : [open];
}

/** The switcher is rendered with its name, so that it moves nothing beside it. */
function isLoading({ sow, sows }: WorkspaceStore): boolean {
  return [sow, sows].every(({ state }) => state.kind === 'idle' || state.kind === 'loading');
}

const NoProjects = observer(function NoProjects({ workspace }: Pick<Props, 'workspace'>) {
  const { kind } = workspace.sows.state;
  if (kind === 'idle' || kind === 'loading') return <Spinner size={16} />;
  if (kind === 'failed') return <LoadFailure what="Projects" onRetry={() => void workspace.retrySows()} />;
  return <>No projects available.</>;
});

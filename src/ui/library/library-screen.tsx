import { ArrowUpDown, Bookmark, ChevronDown, Newspaper, Pin, Search, Target } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { LIBRARY_TABS, LibraryViewModel } from '../../application/library/page/library.view-model';
import { ProjectSignalsStore } from '../../application/workspace/project-signals.store';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import type { SowId } from '../../domain/shared/entity-id';
import { countOf, formatCount } from '../../domain/shared/figures';
import { newBriefPath, paths } from '../../domain/shell/routes';
import type { ScreenProps } from '../app/project-screen';
import { useResolved } from '../di/resolver';
import { Button } from '../kit/controls/button';
import { ButtonLink } from '../kit/controls/button-link';
import { Tabs } from '../kit/controls/tabs';
import { EmptyState } from '../kit/layout/empty-state';
import { late } from '../kit/layout/late';
import { Text } from '../kit/layout/text';
import { Menu } from '../kit/overlays/menu';
import { BriefCards } from './brief-cards';
import { LibrarySkeleton } from './library-skeleton';
import styles from './library-screen.module.scss';
import { MarkedTable } from './marked-table';
import { NamedList } from './named-list';

/** The kinds that have a name and one line, and what one of them is called. */
const NAMED = [
  { kind: 'views', title: 'Saved views', noun: 'view', icon: Bookmark },
  { kind: 'questions', title: 'Pinned questions', noun: 'pinned question', icon: Pin },
  { kind: 'conclusions', title: 'Conclusions on platforms', noun: 'conclusion on', icon: Target },
  { kind: 'insights', title: 'Starred insights', noun: 'star of', icon: Newspaper },
] as const;

const MyLibraryDialog = late(async () => (await import('./my-library-dialog')).MyLibraryDialog, { failure: 'note' });

/** /library/{sowId}: what the user has made and marked in this project, and in the others. */
export const LibraryScreen = observer(function LibraryScreen({ sow }: ScreenProps) {
  const model = useResolved(LibraryViewModel);
  const workspace = useResolved(WorkspaceStore);
  const [isTransferring, setTransferring] = useState(false);
  const isOpen = workspace.sow.value?.id === sow;
  useEffect(() => {
    if (isOpen) model.items.load(sow);
  }, [model, sow, isOpen]);
  useEffect(() => (isOpen ? model.start() : undefined), [model, sow, isOpen]);
  if (!model.items.isLoaded) return <LibrarySkeleton />;

  const { counts } = model;
  const transfer = (
    <Button variant="outline" aria-haspopup="dialog" onClick={() => setTransferring(true)}>
      <ArrowUpDown size={16} strokeWidth={1.75} aria-hidden="true" />
      Export or import
    </Button>
  );
  return (
    <>
      {model.isEmpty ? (
        <EmptyState
          title="Your library is empty"
          benefits={['Notes and stars on topics and trends', 'Views of the explorer under a name', 'Briefs']}
          action={
            <div className={styles.actions}>
              <ButtonLink to={paths.data(sow)}>Explore my data</ButtonLink>
              <ButtonLink variant="outline" to={newBriefPath(sow)}>
                New brief
              </ButtonLink>
              {transfer}
            </div>
          }
        >
          <p>What you write, mark and save is collected here.</p>
        </EmptyState>
      ) : (
        <Tabs
          label="Kinds"
          tabs={LIBRARY_TABS}
          labelOf={(tab) => `${tab} ${formatCount(counts[tab])}`}
          active={model.tab}
          onPick={model.pickTab}
          rowClassName={styles.tabs}
          contentClassName={styles.page}
        >
          <div className={styles.bar}>
            <label className={styles.search}>
              <Search size={16} strokeWidth={1.75} aria-hidden="true" />
              <input
                type="search"
                aria-label="Search your library"
                placeholder="Search the text of your notes, briefs and views"
                value={model.search}
                onChange={({ target }) => model.setSearch(target.value)}
              />
            </label>
            <ProjectMenu model={model} />
            {transfer}
          </div>
          <Content model={model} sow={sow} />
          <Text type="small" tone="muted" ruled="above" pad="12 0 0">
            <Text as="b" tone="strong">
              {countOf(model.kept, 'item')}, kept in this browser.
            </Text>{' '}
            {counts.Decisions > 0 && 'Decisions belong to the project and are not in the export. '}
            Export writes one file of all projects; importing it elsewhere adds what is missing and keeps what you have
            there.
          </Text>
        </Tabs>
      )}
      {isTransferring && <MyLibraryDialog onClose={() => setTransferring(false)} />}
    </>
  );
});

/** Nothing where the user has records in one project only. */
const ProjectMenu = observer(function ProjectMenu({ model }: { readonly model: LibraryViewModel }) {
  const { projects } = model;
  const shown = projects.find(({ id }) => id === model.project) ?? projects[0];
  if (projects.length < 2 || shown === undefined) return null;
  return (
    <Menu
      label="Project"
      triggerLabel={`Project: ${shown.name}`}
      triggerClassName={styles.project}
      trigger={
        <>
          <span>{shown.name}</span>
          <ChevronDown size={14} strokeWidth={1.75} aria-hidden="true" />
        </>
      }
      groups={[
        {
          items: projects.map(({ id, name, count }) => ({
            text: name,
            note: formatCount(count),
            isChecked: id === shown.id,
            onSelect: () => model.pickProject(id),
          })),
        },
      ]}
    />
  );
});

const Content = observer(function Content({ model, sow }: { readonly model: LibraryViewModel; readonly sow: SowId }) {
  const { topics } = useResolved(ProjectSignalsStore);
  const { growthName } = useResolved(WorkspaceStore);
  const { search, tab, found } = model;
  const isWhole = tab !== 'All';
  const isSearched = search.trim() !== '';
  const hasBriefs = found.briefs.length > 0 || (!isSearched && (tab === 'All' || tab === 'Briefs'));
  return (
    <>
      {hasBriefs && (
        <BriefCards {...{ model, isWhole, sow, growthName }} briefs={found.briefs} all={topics.value ?? []} />
      )}
      <div className={styles.columns} data-whole={isWhole || undefined}>
        <div>
          <MarkedTable model={model} kind="marks" items={found.marked} isWhole={isWhole} />
          <MarkedTable model={model} kind="decisions" items={found.decisions} isWhole={isWhole} />
        </div>
        <div>
          {NAMED.map(({ kind, title, noun, icon }) => (
            <NamedList key={kind} {...{ model, title, noun, icon, isWhole }} items={found[kind]} />
          ))}
        </div>
      </div>
      <p role="status" className={styles.none}>
        {!model.hasFound && (isSearched ? `Nothing has ‘${search.trim()}’.` : `No ${tab.toLowerCase()} yet.`)}
      </p>
    </>
  );
});

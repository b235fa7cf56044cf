import { ArrowUpDown, Bookmark, FileText, Search } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { LIBRARY_TABS, LibraryViewModel } from '../../application/library/page/library.view-model';
import { VIEW_NAME_LIMIT } from '../../application/library/saved-views.store';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import { TITLE_LIMIT } from '../../domain/brief/brief-content';
import { countOf, formatCount } from '../../domain/shared/figures';
import { paths } from '../../domain/shell/routes';
import type { ScreenProps } from '../app/project-screen';
import { useResolved } from '../di/resolver';
import { Button } from '../kit/controls/button';
import { ButtonLink } from '../kit/controls/button-link';
import { Tabs } from '../kit/controls/tabs';
import { EmptyState } from '../kit/layout/empty-state';
import { late } from '../kit/layout/late';
import styles from './library-screen.module.scss';
import { MarkedTable } from './marked-table';
import { NamedList } from './named-list';

const MyLibraryDialog = late(async () => (await import('./my-library-dialog')).MyLibraryDialog, { failure: 'note' });

/** /library/{sowId}: what the user has made and marked in this project. */
export const LibraryScreen = observer(function LibraryScreen({ sow }: ScreenProps) {
  const model = useResolved(LibraryViewModel);
  const workspace = useResolved(WorkspaceStore);
  const [isTransferring, setTransferring] = useState(false);
  const isOpen = workspace.sow.value?.id === sow;
  useEffect(() => {
    if (isOpen) model.items.load(sow);
  }, [model, sow, isOpen]);
  if (!model.items.isLoaded) return null;

  const { counts } = model;
  const transfer = (
    <Button variant="outline" aria-haspopup="dialog" onClick={() => setTransferring(true)}>
      <ArrowUpDown size={16} strokeWidth={1.75} aria-hidden="true" />
      Export or import
    </Button>
  );
  return (
    <>
      {counts.All === 0 ? (
        <EmptyState
          title="Your library is empty"
          benefits={['Notes and stars on topics and trends', 'Views of the explorer under a name', 'Briefs']}
          action={
            <div className={styles.actions}>
              <ButtonLink to={paths.data(sow)}>Explore my data</ButtonLink>
              {transfer}
            </div>
          }
        >
          <p>What you write, mark and save in this project is collected here.</p>
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
            {transfer}
          </div>
          <Content model={model} />
          <p className={styles.foot}>
            <b>{countOf(counts.All, 'item')}, kept in this browser.</b> Export writes one file; importing it elsewhere
            adds what is missing and keeps what you have there.
          </p>
        </Tabs>
      )}
      {isTransferring && <MyLibraryDialog onClose={() => setTransferring(false)} />}
    </>
  );
});

const Content = observer(function Content({ model }: { readonly model: LibraryViewModel }) {
  const { briefs, views, marked, search, tab } = model;
  return (
    <>
      {briefs.length > 0 && (
        <NamedList
          title="Briefs"
          noun="brief"
          icon={FileText}
          items={briefs}
          limit={TITLE_LIMIT}
          onOpen={model.openBrief}
          onRename={model.renameBrief}
          onRemove={model.removeBrief}
        />
      )}
      {marked.length > 0 && <MarkedTable model={model} />}
      {views.length > 0 && (
        <NamedList
          title="Saved views"
          noun="view"
          icon={Bookmark}
          items={views}
          limit={VIEW_NAME_LIMIT}
          onOpen={model.openView}
          onRename={model.renameView}
          onRemove={model.removeView}
        />
      )}
      <p role="status" className={styles.none}>
        {!model.hasFound && (search.trim() === '' ? `No ${tab.toLowerCase()} yet.` : `Nothing has ‘${search.trim()}’.`)}
      </p>
    </>
  );
});

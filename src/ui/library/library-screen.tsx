import { ArrowUpDown, Plus, Search } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { LIBRARY_TABS, LibraryViewModel } from '../../application/library/library.view-model';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import { countOf, formatCount } from '../../domain/shared/figures';
import { newBriefPath, paths } from '../../domain/shared/routes';
import type { ScreenProps } from '../screens/project-screen';
import { useResolved } from '../di/resolver';
import { Button, ButtonLink } from '../kit/controls/button';
import { Tabs } from '../kit/controls/tabs';
import { EmptyState } from '../kit/layout/empty-state';
import { late } from '../kit/layout/late';
import { Row, Text } from '../kit/layout/stack';
import styles from './library-screen.module.scss';
import { LibraryTable } from './library-table';
import { Spinner } from '../kit/layout/spinner';
import { Skeleton } from '../kit/layout/skeleton';

const MyLibraryDialog = late(async () => (await import('../personal/my-library-dialog')).MyLibraryDialog, {
  failure: 'note',
});

/** /library/{sowId}: what the user has written, marked and saved in this project. */
export const LibraryScreen = observer(function LibraryScreen({ sow }: ScreenProps) {
  const model = useResolved(LibraryViewModel);
  const workspace = useResolved(WorkspaceStore);
  const [isTransferring, setTransferring] = useState(false);
  const isOpen = workspace.sow.value?.id === sow;
  useEffect(() => {
    if (isOpen) model.load(sow);
  }, [model, sow, isOpen]);
  if (!model.isLoaded) return <LibrarySkeleton />;

  const transfer = (
    <Button variant="outline" aria-haspopup="dialog" onClick={() => setTransferring(true)}>
      <ArrowUpDown size={16} strokeWidth={1.75} aria-hidden="true" />
      Save or load
    </Button>
  );
  const newBrief = workspace.has('brief') && (
    <ButtonLink variant="outline" to={newBriefPath(sow)}>
      <Plus size={16} strokeWidth={1.75} aria-hidden="true" />
      New brief
    </ButtonLink>
  );
  return (
    <>
      {model.rows.length === 0 ? (
        <EmptyState
          title="Your library is empty"
          benefits={['Notes and stars on topics and trends', 'Views of the explorer under a name', 'Briefs']}
          action={
            <Row gap={12} wrap>
              <ButtonLink to={paths.data(sow)}>Explore my data</ButtonLink>
              {newBrief}
              {transfer}
            </Row>
          }
        >
          <p>What you write, mark and save in this project is collected here.</p>
        </EmptyState>
      ) : (
        <Tabs
          label="Kinds"
          tabs={LIBRARY_TABS}
          labelOf={(tab) => `${tab} ${formatCount(model.countIn(tab))}`}
          active={model.tab}
          onPick={model.pickTab}
          rowClassName={styles.tabs}
          contentClassName={styles.page}
        >
          <Row gap={12} wrap className={styles.bar}>
            <label className={styles.search}>
              <Search size={16} strokeWidth={1.75} aria-hidden="true" />
              <input
                type="search"
                aria-label="Search your library"
                placeholder="Search names, notes and questions"
                value={model.search}
                onChange={({ target }) => model.setSearch(target.value)}
              />
            </label>
            {newBrief}
            {transfer}
          </Row>
          {model.found.length > 0 && <LibraryTable model={model} />}
          <Text type="small" tone="muted" role="status" className={styles.none}>
            {model.found.length === 0 &&
              (model.search.trim() === ''
                ? `No ${model.tab.toLowerCase()} yet.`
                : `Nothing contains ‘${model.search.trim()}’.`)}
          </Text>
          <Text type="small" tone="muted" ruled="above" pad="12 0 0">
            <Text as="b" tone="strong">
              {countOf(model.rows.length, 'item')} of this project, kept in this browser.
            </Text>{' '}
            ‘Save or load’ writes one file of all that is yours; loading it elsewhere adds what is missing and keeps
            what you have there.
          </Text>
        </Tabs>
      )}
      {isTransferring && <MyLibraryDialog onClose={() => setTransferring(false)} />}
    </>
  );
});

/** The library in grey while it loads: its tabs and rows, in their sizes. */
function LibrarySkeleton() {
  return (
    <div className={styles.page}>
      <Spinner />
      {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((row) => (
        <Skeleton key={row} height={44} />
      ))}
    </div>
  );
}

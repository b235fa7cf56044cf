import { when } from 'mobx';
import { observer } from 'mobx-react-lite';
import { Keyboard, ListFilter } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Colleagues } from '../../application/decisions/colleagues';
import { EVERYWHERE } from '../../application/commands/everywhere';
import { KeysHelpStore } from '../../application/keys/keys-help.store';
import { LoadAskBar } from '../../application/query/load-ask-bar';
import type { ListControl } from '../../application/query/contributed-facts';
import { ProjectFacts } from '../../application/query/project-facts';
import { ReviewTopics } from '../../application/worklist/review-topics';
import { ReviewAddress } from '../../application/worklist/review-address';
import { ProjectSignalsStore } from '../../application/workspace/project-signals.store';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import { type ReviewTab, describeReviewFilters } from '../../domain/worklist/review-filters';
import type { ScreenProps } from '../screens/project-screen';
import { useResolved } from '../di/resolver';
import { Button } from '../kit/controls/button';
import { Tabs } from '../kit/controls/tabs';
import { late } from '../kit/layout/late';
import { SpinnerPage } from '../kit/layout/spinner';
import { Row } from '../kit/layout/stack';
import { QueueTab } from './review-tab';
import { Key, shortcutsOf } from '../keys/key';
import styles from './review-screen.module.scss';
import type { Topic } from '../../domain/topic/topic';
import { Sheet } from '../kit/overlays/sheet';
import { isAtHand } from '../../domain/query/condition-kinds';
import { EVERY_TOPIC } from '../../domain/query/query';
import { FilterBar } from '../query/filter-bar';
import { ReviewParts } from '../worklist/review-parts';
import { reviewTabs } from '../worklist/review-tabs';
import { FilterFields } from './filter-fields';

const WITH_SPINNER = { Fallback: SpinnerPage };
const BoardTab = late(async () => (await import('../board/board-tab')).BoardTab, WITH_SPINNER);
const CoverageTab = late(async () => (await import('../coverage/coverage-tab')).CoverageTab, WITH_SPINNER);

/** /review/{sowId}: the topics to be decided, as a queue, a board and a table of what is covered. */
export const ReviewScreen = observer(function ReviewScreen({ sow }: ScreenProps) {
  const address = useResolved(ReviewAddress);
  const signals = useResolved(ProjectSignalsStore);
  const workspace = useResolved(WorkspaceStore);
  const { shiftOf, listControls } = useResolved(ProjectFacts);

  useEffect(
    () =>
      when(
        () => workspace.sow.value?.id === sow,
        () => signals.load(sow),
      ),
    [workspace, signals, sow],
  );

  const keys = useResolved(KeysHelpStore);
  const team = useResolved(Colleagues);
  const reviewed = useResolved(ReviewTopics);
  const loadBar = useResolved(LoadAskBar);
  const parts = useResolved(ReviewParts).filter(({ module }) => workspace.has(module));
  const added = parts.flatMap(({ tab: each }) => each ?? []);
  const named = reviewTabs(parts, workspace.has);
  const tabs: readonly ReviewTab[] = named.map(({ id }) => id);
  const tab = tabs.find((each) => each === address.tab) ?? 'queue';
  const isQueue = tab === 'queue';
  const Added = added.find(({ id }) => id === tab)?.Tab;
  return (
    <Tabs
      label="Views of the review"
      tabs={tabs}
      labelOf={(each) => named.find(({ id }) => id === each)?.label ?? each}
      active={tab}
      onPick={address.openTab}
      rowClassName={styles.tabs}
      contentClassName={styles.content}
      trailing={
        <Row gap={4} fit="last" className={styles.tools}>
          <FilterDialog
            address={address}
            reviewed={reviewed}
            topics={signals.topics.value ?? []}
            shiftOf={shiftOf}
            hasTeam={team.isShared}
            lists={listControls}
            loadBar={workspace.has('ask') ? loadBar : null}
          />
          {isQueue && (
            <Button
              variant="quiet"
              size="small"
              className={styles.keys}
              aria-haspopup="dialog"
              aria-keyshortcuts={shortcutsOf(EVERYWHERE.commands.showKeys)}
              onClick={keys.show}
            >
              <Keyboard size={16} strokeWidth={1.75} aria-hidden="true" />
              Keys <Key of={EVERYWHERE.commands.showKeys} />
            </Button>
          )}
          {parts.map(({ module, tool }) => tool?.isOffered() === true && <tool.Tool key={module} />)}
        </Row>
      }
    >
      {isQueue && <QueueTab sow={sow} />}
      {tab === 'board' && <BoardTab />}
      {tab === 'coverage' && <CoverageTab />}
      {Added !== undefined && <Added sow={sow} />}
    </Tabs>
  );
});

interface Props {
  readonly address: ReviewAddress;
  /** Of the whole project: their names are offered. */
  readonly topics: readonly Topic[];
  readonly reviewed: ReviewTopics;
  readonly shiftOf: (topic: Topic) => string | null;
  readonly hasTeam: boolean;
  /** The filters that offer lists of functions. */
  readonly lists: readonly ListControl[];
  readonly loadBar: LoadAskBar | null;
}

/** A button that counts the chosen values, and the dialog with the filters of the review. */
const FilterDialog = observer(function FilterDialog({ address, loadBar, ...fields }: Props) {
  const [open, setOpen] = useState(false);
  const count = describeReviewFilters(address.filters).length;
  const close = (): void => setOpen(false);
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        aria-haspopup="dialog"
        aria-label={count === 0 ? 'Filter' : `Filter, ${count} set`}
        onClick={() => setOpen(true)}
      >
        <ListFilter size={16} strokeWidth={1.75} aria-hidden="true" />
        <span className={styles.word}>Filter</span> {count > 0 && <span className={styles.count}>{count}</span>}
      </Button>
      <Sheet
        open={open}
        title="Filter"
        onClose={close}
        foot={
          <>
            <Button variant="quiet" disabled={count === 0} onClick={address.clearFilters}>
              Clear
            </Button>
            <Button onClick={close}>Show results</Button>
          </>
        }
      >
        <FilterFields address={address} {...fields} />
        <FilterBar
          load={loadBar}
          queryOf={() => address.filters.queryFilter ?? EVERY_TOPIC}
          onChange={address.setConditions}
          allows={isAtHand}
        />
      </Sheet>
    </>
  );
});

import { exchangeOf } from '../../application/team/team-folder';
import { FileText } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { ReviewAddress } from '../../application/worklist/review-address';
import { TeamLoader, type TeamTools } from '../../application/team/team-loader';
import { ProjectSignalsStore } from '../../application/workspace/project-signals.store';
import { formatCount } from '../../domain/shared/figures';
import { useResolved } from '../di/resolver';
import { Button } from '../kit/controls/button';
import { Tabs } from '../kit/controls/tabs';
import { EmptyState } from '../kit/layout/empty-state';
import { LoadFailure } from '../kit/layout/load-failure';
import { SpinnerPage } from '../kit/layout/spinner';
import { Row, Stack, Text } from '../kit/layout/stack';
import { useDock } from '../kit/layout/use-dock';
import { NothingToReview } from '../worklist/nothing-to-review';
import { JoinDialog, whyNoFolders } from './join-dialog';
import { RecordedLine } from './recorded-line';
import { PartButtons, TeamNotices } from './team-notices';
import { TeamTable } from './team-table';
import styles from './team-tab.module.scss';
import type { TeamFilter } from '../../domain/topic/agreement';
import { IMPORTANT } from '../../domain/topic/topic-status';
import { StatusIcon } from '../signal/status-icon';

/** The team's tab of the review screen: topics by members, most disagreement first. */
export const TeamTab = observer(function TeamTab() {
  const loader = useResolved(TeamLoader);
  const address = useResolved(ReviewAddress);
  const { topics } = useResolved(ProjectSignalsStore);
  useEffect(() => void loader.load(), [loader]);
  if (topics.state.kind === 'failed') {
    return <LoadFailure what="the topics" onRetry={() => void topics.reload()} />;
  }
  if (loader.hasFailed) return <LoadFailure what="the team" onRetry={() => void loader.load()} />;
  if (topics.value === null || loader.tools === null) return <SpinnerPage />;
  return <LoadedTeam tools={loader.tools} address={address} />;
});

interface Props {
  readonly tools: TeamTools;
}

const LoadedTeam = observer(function LoadedTeam({ tools, address }: Props & { readonly address: ReviewAddress }) {
  if (tools.store.current !== null) return <FilledTeam tools={tools} address={address} />;
  return tools.sync.withoutTeam === null ? <SpinnerPage /> : <NoTeam tools={tools} />;
});

/** The project has no team: what one is, and how it is started. */
const NoTeam = observer(function NoTeam({ tools: { sync, sample, join } }: Props) {
  const [isJoining, setJoining] = useState(false);
  const { withoutTeam } = sync;
  const choose = (): void =>
    void join.choice.choose().then(() => setJoining(join.choice.chosen !== null || join.choice.problem !== null));
  const exchange = (): void => {
    join.choice.exchangeFiles();
    setJoining(true);
  };
  return (
    <>
      <EmptyState
        title="Decide together in a folder you share"
        benefits={[
          'See where you and your colleagues agree and where you are split',
          'Comments, reasons and a responsible person for each topic',
          'No server of ours: each browser writes its own file into the folder',
        ]}
        action={
          <Row gap={8} wrap>
            {join.choice.folders.isOffered && (
              <Button aria-haspopup="dialog" onClick={choose}>
                {join.choice.waiting === null ? 'Choose the shared folder' : `Go on with ${join.choice.waiting.name}`}
              </Button>
            )}
            <Button
              variant={join.choice.folders.isOffered ? 'outline' : 'ink'}
              aria-haspopup="dialog"
              onClick={exchange}
            >
              Exchange files instead
            </Button>
            {sample.isOffered && withoutTeam !== null && (
              <Button variant="outline" onClick={() => void sample.begin(withoutTeam)}>
                Show the sample team
              </Button>
            )}
          </Row>
        }
      >
        {join.choice.folders.isOffered
          ? 'SharePoint, OneDrive, Dropbox or a network drive: pick a folder that your team already synchronises.'
          : whyNoFolders(join.choice.folders)}
      </EmptyState>
      {isJoining && <JoinDialog join={join} onClose={() => setJoining(false)} />}
    </>
  );
});

const FilledTeam = observer(function FilledTeam({ tools, address }: Props & { readonly address: ReviewAddress }) {
  const { view, store, join } = tools;
  const [isJoining, setJoining] = useState(false);
  const dock = useDock();
  if (view.rows.length === 0) return <NothingToReview address={address} />;
  const count = view.discussed.length;
  const { counts } = view;
  return (
    <div className={styles.tab}>
      {store.isSample && (
        <Row as="p" gap={8} wrap type="small" tone="muted" className={styles.note} role="note">
          <Text as="b" tone="strong" weight={600}>
            Sample team.
          </Text>{' '}
          These colleagues are invented; your own decisions are real.
          <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setJoining(true)}>
            Start your own team
          </Button>
        </Row>
      )}
      <TeamNotices tools={tools} />
      <RecordedLine tools={tools} />
      <Row gap={16} wrap justify="between" align="start">
        <Text as="h2" type="shift" className={styles.sentences}>
          {view.headline.map((sentence) => (
            <span key={sentence}>{sentence} </span>
          ))}
        </Text>
        <Row gap={8} wrap>
          <Row as="span" gap={8} className={styles.main} ref={dock} hidden={!view.meeting.hasBriefs}>
            <Button
              variant="outline"
              size="small"
              disabled={count === 0}
              onClick={() => view.meeting.imagineIf(view.discussed)}
            >
              Imagine if {count > 0 && `(${formatCount(count)})`}
            </Button>
            <Button size="small" disabled={count === 0} onClick={() => view.meeting.makeBrief(view.discussed)}>
              <FileText size={16} strokeWidth={1.75} aria-hidden="true" />
              Make a brief
            </Button>
          </Row>
        </Row>
      </Row>
      {store.isShared ? (
        <Tabs
          variant="pills"
          label="Which topics"
          tabs={view.filters}
          labelOf={(filter) => `${NAMES[filter]} ${formatCount(counts[filter])}`}
          active={address.teamFilter}
          onPick={address.setTeamFilter}
          rowClassName={styles.filters}
          trailing={<TeamKey hasBrought={store.broughtCount > 0} />}
        >
          {view.shown.length === 0 && address.teamFilter !== 'all' ? (
            <Text tone="muted" pad="24 0">
              {EMPTY[address.teamFilter]}
            </Text>
          ) : (
            <TeamTable view={view} />
          )}
        </Tabs>
      ) : (
        <Alone tools={tools} />
      )}
      {isJoining && <JoinDialog join={join} onClose={() => setJoining(false)} />}
    </div>
  );
});

/** The first member of a team. */
const Alone = observer(function Alone({ tools: { store, files } }: Props) {
  const [message, setMessage] = useState('');
  const isByFiles = store.current !== null && exchangeOf(store.current.stored.kind) === 'sent';
  return (
    <Stack gap={12} align="start" tone="muted" pad="32 0">
      <p>
        {isByFiles
          ? 'No colleague is in this team yet. Save your part and send it to them, and add the parts that they send.'
          : 'No colleague is in this team yet. Share the folder, and ask them to join it here.'}
      </p>
      {isByFiles && (
        <Row gap={8} wrap>
          <PartButtons files={files} variant="outline" onRead={setMessage} />
        </Row>
      )}
      <p role="status">{message}</p>
    </Stack>
  );
});

const NAMES: Readonly<Record<TeamFilter, string>> = {
  all: 'All',
  disagree: 'Split',
  one: 'Only one has decided',
  none: 'No colleague has decided',
  changed: 'Changed',
  mine: 'You are responsible',
};

/** What an empty list says, by its filter. */
const EMPTY: Readonly<Record<Exclude<TeamFilter, 'all'>, string>> = {
  disagree: 'No topic splits the team.',
  one: 'No topic has only one decision.',
  none: 'A colleague has decided on every topic.',
  changed: 'Nothing has changed since you looked last.',
  mine: 'You are responsible for no topic here. The tab Team of a card says who is.',
};

/** What the marks of the team's table mean. */
function TeamKey({ hasBrought }: { readonly hasBrought: boolean }) {
  return (
    <Row as="ul" gap={16} pad="0 8" type="caption" tone="muted" nowrap className={styles.key} aria-label="Marks">
      <li data-mark="you">you</li>
      <li data-mark="colleagues">colleagues</li>
      <li data-mark="reason">reason given</li>
      <li data-mark="changed">changed</li>
      {hasBrought && (
        <li data-mark="brought">
          <StatusIcon status={IMPORTANT} size={14} />
          only in the data
        </li>
      )}
    </Row>
  );
}

import { exchangeOf } from '../../application/team/team-folder';
import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import type { TakeOverReason } from '../../application/team/team-lead';
import type { TeamTools } from '../../application/team/team-loader';
import { leadChangeWords, type NamedMember } from '../../domain/team/lead-words';
import type { TeamMember } from '../../domain/team/member';
import type { LeadStep } from '../../domain/team/team-lead';
import { Button } from '../kit/controls/button';
import { Select } from '../kit/controls/select';
import { Row, Stack, Text } from '../kit/layout/stack';
import { Dialog } from '../kit/overlays/dialog';
import styles from './members-dialog.module.scss';
import { TeamNotice } from './team-notice';

interface Props {
  readonly tools: TeamTools;
}

const REASONS: Readonly<Record<TakeOverReason, (owner: string) => string>> = {
  deputy: (owner) => `${owner}, who leads the team, has named you as the deputy.`,
  none: () => 'No member leads the team.',
  away: (owner) => `No member has seen ${owner}, who leads the team, for two weeks.`,
  unread: () => 'No file of the team has been read for two weeks, so no member leads it.',
};

/** What is said of a change of the lead. Called in an observer. */
function wordsOf({ store }: TeamTools, step: LeadStep): string {
  const named = (id: string | null, name: string): NamedMember => {
    const member = store.byId.get(id ?? '');
    return { name: member?.name ?? (name === '' ? 'a former member' : name), isYou: member?.isYou ?? false };
  };
  return leadChangeWords(step, named(step.by, step.byName), named(step.other, step.otherName), store.latest);
}

/** Each member is told of a change of the lead until they have read it; where there is no lead, it is offered. */
export const LeadNotices = observer(function LeadNotices({ tools }: Props) {
  const { store, lead } = tools;
  const [isAsking, setAsking] = useState(false);
  const reason = lead.canTakeOver;
  const { change, takenFromYou } = lead;
  const team = store.current?.stored.team;
  if (team === undefined) return null;
  return (
    <>
      {change !== null && lead.isChangeNew && (
        <TeamNotice
          answers={[
            ...(takenFromYou === null ? [] : [['Take it back', lead.takeBack] as const]),
            [takenFromYou === null ? 'OK' : 'Leave it so', lead.told],
          ]}
        >
          {wordsOf(tools, change)}
        </TeamNotice>
      )}
      {reason !== null && reason !== 'deputy' && (
        <TeamNotice answers={[['Take the team over', () => setAsking(true)]]}>
          {REASONS[reason](lead.nameOf(team))} Another member can take the team over; all members are told.
        </TeamNotice>
      )}
      {isAsking && <TakeOverDialog tools={tools} onClose={() => setAsking(false)} />}
    </>
  );
});

/** Asks before another member leads the team. */
const TakeOverDialog = observer(function TakeOverDialog({ tools, onClose }: Props & { readonly onClose: () => void }) {
  const { store, lead } = tools;
  const team = store.current?.stored.team;
  const reason = lead.canTakeOver;
  if (team === undefined || reason === null) return null;
  const owner = lead.nameOf(team);
  return (
    <Question
      title="Take the team over?"
      act="Take the team over"
      onAct={() => void lead.takeOver().then(onClose)}
      onClose={onClose}
    >
      <p>
        {REASONS[reason](owner)} You would lead it: set Decide first, how its documents look, and who its deputy is.
      </p>
      <p>All members are told{reason === 'deputy' || reason === 'away' ? `, and ${owner} can take it back` : ''}.</p>
    </Question>
  );
});

interface QuestionProps {
  readonly title: string;
  readonly act: string;
  readonly onAct: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function Question({ title, act, onAct, onClose, children }: QuestionProps) {
  return (
    <Dialog
      title={title}
      onClose={onClose}
      foot={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={onAct}>{act}</Button>
        </>
      }
    >
      <Stack gap={8} pad="16 0">
        {children}
      </Stack>
    </Dialog>
  );
}

const NO_ONE = '';

const optionsOf = (members: readonly TeamMember[], none: string): readonly (readonly [string, string])[] => [
  [NO_ONE, none],
  ...members.map(({ id, name }) => [id, name] as const),
];

/** Who leads the team, and what the user can do about it. */
export const LeadSettings = observer(function LeadSettings({ tools }: Props) {
  const { store, lead, acts } = tools;
  const [isAsking, setAsking] = useState(false);
  const [next, setNext] = useState<TeamMember | null>(null);
  const [isHanding, setHanding] = useState(false);
  const [message, setMessage] = useState('');
  const team = store.current?.stored.team;
  if (team === undefined || store.isSample || (store.isOwner && !store.isShared)) return null;
  const { takenFromYou, canTakeOver } = lead;
  const { colleagues } = store;
  const memberOf = (id: string): TeamMember | null => colleagues.find((member) => member.id === id) ?? null;
  const deputy = store.byId.get(team.deputy ?? '');
  return (
    <Stack as="section" gap={8} type="small" className={styles.lead} aria-label="Lead of the team">
      {store.isOwner ? (
        <>
          <Text as="p">
            <b>You lead this team.</b> The lead sets Decide first and how the documents look.
          </Text>
          <Row gap={16} wrap>
            <Select
              label="Deputy, who may take the lead at once"
              options={optionsOf(colleagues, 'None')}
              value={deputy?.id ?? NO_ONE}
              onChange={(id) => acts.nameDeputy(memberOf(id)?.id ?? null)}
            />
            <Select
              label="Hand the lead to"
              options={colleagues.map(({ id, name }) => [id as string, name] as const)}
              value={next?.id ?? ''}
              placeholder="Choose a member"
              onChange={(id) => setNext(memberOf(id))}
            />
            <Button
              variant="outline"
              size="small"
              aria-haspopup="dialog"
              disabled={next === null}
              onClick={() => setHanding(true)}
            >
              Hand over
            </Button>
          </Row>
        </>
      ) : (
        <Row gap={8} wrap>
          <Text as="p" dir="auto">
            {team.owner === null ? 'No member leads this team.' : `${lead.nameOf(team)} leads this team.`}
            {deputy !== undefined && ` ${deputy.isYou ? 'You are' : `${deputy.name} is`} the deputy.`}
          </Text>
          {takenFromYou !== null && (
            <Button variant="quiet" size="small" onClick={() => void lead.takeBack()}>
              Take the lead back
            </Button>
          )}
          {takenFromYou === null && canTakeOver !== null && (
            <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={() => setAsking(true)}>
              Take the team over
            </Button>
          )}
        </Row>
      )}
      <p role="status">{message}</p>
      {isAsking && <TakeOverDialog tools={tools} onClose={() => setAsking(false)} />}
      {next !== null && isHanding && (
        <Question
          title={`Hand the lead to ${next.name}?`}
          act="Hand it over"
          onClose={() => setHanding(false)}
          onAct={() =>
            void lead.handOver(next.id).then((isDone) => {
              setMessage(isDone ? '' : NOT_HANDED_OVER);
              setHanding(false);
            })
          }
        >
          <p dir="auto">
            From then on {next.name} sets Decide first and how the documents look. All members are told. Only{' '}
            {next.name} can give it back.
          </p>
        </Question>
      )}
    </Stack>
  );
});

const NOT_HANDED_OVER =
  'The folder cannot be written to now, so the lead was not handed over. You still lead the team.';

interface LeaveProps extends Props {
  readonly onLeft: () => void;
}

/** The foot of the members' dialog while the user is leaving: an owner names who leads the team next. */
export const LeaveFoot = observer(function LeaveFoot({ tools, onLeft }: LeaveProps) {
  const { store, lead, sample } = tools;
  const { colleagues, isSample, current } = store;
  const asks = store.isOwner && store.isShared && !isSample;
  const deputy = store.byId.get(current?.stored.team.deputy ?? '');
  const [next, setNext] = useState<string | null>(deputy?.isYou === false ? deputy.id : null);
  const [message, setMessage] = useState('');
  const exchange = current === null ? null : exchangeOf(current.stored.kind);
  const leave = async (isFileRemoved: boolean): Promise<void> => {
    const successor = colleagues.find(({ id }) => id === next)?.id ?? null;
    if (isSample) await sample.leave();
    else if (!(await lead.leave(isFileRemoved, asks ? successor : undefined))) return setMessage(NOT_HANDED_OVER);
    onLeft();
  };
  const isOpen = asks && next === null;
  return (
    <>
      <span>
        The copies of the others are removed from this browser. Your statuses stay.
        {asks && exchange === 'sent' && ' Hand the lead over first, and send the others your part.'}
      </span>
      {asks && (
        <Select
          label="You lead the team. Who leads it next?"
          options={[
            ...colleagues.map(({ id, name }) => [id as string, name] as const),
            [NO_ONE, 'No one: any member may take it over'],
          ]}
          value={next ?? ''}
          placeholder="Choose"
          isAsked={next === null}
          onChange={setNext}
        />
      )}
      <span role="status">{message}</span>
      {exchange === 'common' && (
        <Button variant="outline" disabled={isOpen} onClick={() => void leave(true)}>
          Leave and delete my file
        </Button>
      )}
      <Button disabled={isOpen} onClick={() => void leave(false)}>
        Leave
      </Button>
    </>
  );
});

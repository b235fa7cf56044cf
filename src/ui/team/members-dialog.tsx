import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { FAULT_WORDS } from '../../application/team/team-folder';
import { formatCount } from '../../domain/shared/figures';
import { fold } from '../../domain/shared/fold';
import type { TeamMember } from '../../domain/team/member';
import { MEMBER_TEXT_LIMITS } from '../../domain/team/member-record';
import { agoWords } from '../../domain/team/entry-order';
import { Button } from '../kit/controls/button';
import { Dialog } from '../kit/overlays/dialog';
import { MemberDisc } from '../signal/colleague-line';
import type { HouseStyleFields } from '../screens/house-style-fields';
import styles from './members-dialog.module.scss';
import { LeadSettings, LeaveFoot } from './team-lead';
import { PartButtons } from './team-notices';
import type { TeamTools } from '../../application/team/team-loader';
import { Row, Text } from '../kit/layout/stack';

interface Props {
  readonly tools: TeamTools;
  readonly styleFields: readonly HouseStyleFields[];
  readonly onClose: () => void;
}

/** Who is in the team, the state of its folder, and how it is left. */
export const MembersDialog = observer(function MembersDialog({ tools, styleFields, onClose }: Props) {
  const { store, sync, acts, files, house } = tools;
  const [message, setMessage] = useState('');
  const [isLeaving, setLeaving] = useState(false);
  const { current, isSample } = store;
  const { state } = sync;
  if (current === null || state === null) return null;
  const { team } = current.stored;
  const hasEarlierRounds =
    team.earlierRounds !== undefined ||
    (team.decisions?.length ?? 0) > 0 ||
    store.records.some(({ earlierVotes }) => earlierVotes !== undefined);
  const act = (): void => {
    if (state.action === 'allow') void sync.allow();
    else void sync.read().then(() => sync.write());
  };
  return (
    <Dialog
      title={store.name ?? ''}
      onClose={onClose}
      foot={
        isLeaving ? (
          <LeaveFoot tools={tools} onLeft={onClose} />
        ) : (
          <>
            <Button variant="quiet" onClick={() => setLeaving(true)}>
              {isSample ? 'Leave the sample' : 'Leave this team'}
            </Button>
            {!isSample && <PartButtons files={files} variant="quiet" onRead={setMessage} />}
            <Button variant="outline" onClick={onClose}>
              Done
            </Button>
          </>
        )
      }
    >
      <Row gap={16} justify="between" type="small" className={styles.state} data-fault={state.isFault || undefined}>
        <p>
          <b>{state.title}</b>
          <span>{state.text}</span>
        </p>
        {!isSample && state.action !== 'export' && (
          <Button variant={state.action === 'allow' ? 'ink' : 'outline'} size="small" onClick={act}>
            {{ read: 'Read now', allow: 'Allow', find: 'Try again' }[state.action]}
          </Button>
        )}
      </Row>
      <p role="status" className={styles.message}>
        {message}
      </p>
      <ul className={styles.members}>
        {store.members.map((member) => (
          <li key={member.id}>
            <MemberLine tools={tools} member={member} />
          </li>
        ))}
        {store.faults.map(({ fileName, fault }) => (
          <li key={fileName} className={styles.fault}>
            <span dir="auto">{fileName}</span> {fault !== null && FAULT_WORDS[fault]}.
            {fault !== 'other-name' && ' What was read before is shown; the others are not affected.'}
          </li>
        ))}
      </ul>
      <LeadSettings tools={tools} />
      <DecideFirst tools={tools} />
      {hasEarlierRounds && (
        <Text type="small" tone="muted" className={styles.note}>
          Rounds and decisions of meetings of an earlier version are not shown. What you wrote in them is in the export
          of your library.
        </Text>
      )}
      {store.isOwner &&
        styleFields.map((Fields, at) => <Fields key={at} house={house.style} onChange={acts.setStyle} />)}
    </Dialog>
  );
});

/** The team's setting; only its owner changes it. */
const DecideFirst = observer(function DecideFirst({ tools: { store, acts } }: Pick<Props, 'tools'>) {
  const id = useId();
  return (
    <Row gap={12} align="start" type="small" className={styles.setting}>
      <input
        type="checkbox"
        id={id}
        aria-describedby={`${id}-what`}
        checked={store.decidesFirst}
        disabled={!store.isOwner}
        onChange={({ target }) => acts.decideFirst(target.checked)}
      />
      <p>
        <label htmlFor={id}>Decide first</label>
        <span id={`${id}-what`}>
          What colleagues say about a topic is hidden from each member who has not decided it, and not counted. This is
          a courtesy of the screens: each person who can open the folder can read the files.
          {!store.isOwner && ' The lead of the team sets this.'}
        </span>
      </p>
    </Row>
  );
});

interface LineProps {
  readonly tools: TeamTools;
  readonly member: TeamMember;
}

const MemberLine = observer(function MemberLine({ tools: { store, acts }, member }: LineProps) {
  const id = useId();
  const same = fold(store.you?.name ?? '') === fold(member.name);
  const isOwner = member.ids.some((each) => each === store.current?.stored.team.owner);
  const isClaimed = member.ids.some((each) => store.own?.sameAs.includes(each) === true);
  const claimsYou = member.records.some(({ sameAs }) => sameAs.some((each) => store.you?.ids.includes(each) === true));
  return (
    <>
      <MemberDisc member={member} size={36} />
      {member.isYou ? (
        <Row as="span" gap={8} className={styles.name}>
          <label htmlFor={id} className="visually-hidden">
            Your name
          </label>
          <input
            id={id}
            key={member.name}
            defaultValue={member.name}
            maxLength={MEMBER_TEXT_LIMITS.name}
            dir="auto"
            onBlur={({ target }) => {
              if (target.value.trim() === '') target.value = member.name;
              else acts.rename(target.value);
            }}
          />
          <span>you</span>
        </Row>
      ) : (
        <Row as="span" gap={8} className={styles.name}>
          <b dir="auto">{member.name}</b>
          {isOwner && <span>leads the team</span>}
          {isClaimed && <span>press “This is me too” there, too</span>}
          {(same || claimsYou) && !isClaimed && (
            <Button variant="quiet" size="small" onClick={() => acts.joinOwn(member.id)}>
              This is me too
            </Button>
          )}
        </Row>
      )}
      <span className={styles.count}>
        <b>{formatCount(store.decidedCounts.get(member.id) ?? 0)}</b> decided
        {member.isYou && store.broughtCount > 0 && (
          <small>{formatCount(store.broughtCount)} of these came with the data</small>
        )}
      </span>
      <span className={styles.seen}>{member.isYou ? 'here now' : `seen ${agoWords(member.seenAt, store.now)}`}</span>
    </>
  );
});

import { Check, Minus, MoveLeft, MoveRight } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useId, useState, type ReactNode } from 'react';
import type { ChooseFolder } from '../../application/team/choose-folder';
import type { JoinTeam } from '../../application/team/join-team';
import { exchangeOf, type ProjectFile, type TeamFolders } from '../../application/team/team-folder';
import { joined } from '../../domain/shared/words';
import { countOf } from '../../domain/shared/figures';
import { MEMBER_TEXT_LIMITS, type MemberRecord, memberInitials, newMemberId } from '../../domain/team/member-record';
import { Button } from '../kit/controls/button';
import { Dialog } from '../kit/overlays/dialog';
import styles from './team-dialog.module.scss';
import { Box, Row, Text } from '../kit/layout/stack';
import { MemberDisc } from '../signal/colleague-line';

const PROBLEMS: Readonly<Record<NonNullable<ChooseFolder['problem']>, string>> = {
  permission: 'The browser was not given permission to read this folder.',
  unreachable: 'This folder cannot be read.',
  silent: 'This folder does not answer. Try again, or choose another.',
  'read-only': 'You may not write into this folder. Ask its owner for the right to edit.',
  newer: 'This folder was written by a newer version. Reload the page.',
  full: 'The disk is full.',
  'other-project': 'The team of this folder decides on another project. Open that project, or choose another folder.',
};

/** Files of a folder that are offered as its project. */
const MOST_PROJECTS = 4;

const GOES = ['What you have decided, with reason and time', 'Your comments and responsibilities', 'Your name'];
const STAYS = [
  'Private notes, stars and saved views',
  'Passwords and keys',
  'The project itself, unless you put it there',
];

interface Props {
  readonly join: JoinTeam;
  readonly onClose: () => void;
}

/** What is said where no folder can be opened. */
export function whyNoFolders({ needsHttps }: Pick<TeamFolders, 'needsHttps'>): string {
  return needsHttps
    ? 'Browsers open folders only for pages over https, and this page came over plain http. Ask the person who runs it for an address that begins with https, and use Chrome or Edge. Until then members send each other their files.'
    : 'This browser cannot open folders: Chrome and Edge can. Members send each other their files instead.';
}

/** Says where data go before it asks: a folder, or files that are handed over, and the user's name. */
export const JoinDialog = observer(function JoinDialog({ join, onClose }: Props) {
  const [name, setName] = useState('');
  const id = useId();
  const { choice } = join;
  const { chosen, present, problem } = choice;
  const isSent = chosen !== null && exchangeOf(chosen.folder.kind) === 'sent';
  useEffect(() => void join.identities.of().then((identity) => setName((typed) => typed || identity.name)), [join]);
  const close = (): void => {
    choice.cancel();
    onClose();
  };
  const submit = (): void =>
    void join.join(name).then(() => {
      if (choice.problem === null) onClose();
    });
  const openProject = (file: ProjectFile): void => {
    onClose();
    void choice.openProject(file);
  };
  return (
    <Dialog
      title="Decide together in a folder you share"
      onClose={close}
      foot={
        <>
          {choice.folders.isOffered && !isSent ? (
            <Button variant="quiet" onClick={choice.exchangeFiles}>
              No folder? Exchange files
            </Button>
          ) : null}
          <Button variant="quiet" onClick={close}>
            Cancel
          </Button>
          <Button disabled={chosen === null || name.trim() === ''} onClick={submit}>
            {present.length === 0 ? 'Start this team' : 'Join this team'}
          </Button>
        </>
      }
    >
      <p className={styles.lead}>
        Pick a folder that your team already shares on this computer: SharePoint, OneDrive, Dropbox or a network drive.
        There is no server of ours in between.
      </p>
      {!isSent && <JoinDiagram name={name} present={present} />}
      <Box type="small" className={styles.what}>
        <Points
          title="Goes into your file"
          points={GOES}
          icon={<Check size={14} strokeWidth={2} aria-hidden="true" />}
        />
        <Points
          title="Stays in this browser"
          points={STAYS}
          icon={<Minus size={14} strokeWidth={2} aria-hidden="true" />}
        />
      </Box>
      <div className={styles.fields}>
        <span>Folder</span>
        <Row gap={8} justify="between" className={styles.folder}>
          <span dir="auto">
            {chosen === null ? 'None chosen' : isSent ? 'Files that you hand over' : chosen.folder.name}
          </span>
          {choice.folders.isOffered ? (
            <Button variant="quiet" size="small" onClick={() => void choice.choose()}>
              {chosen === null ? 'Choose' : 'Choose another'}
            </Button>
          ) : (
            <Button variant="quiet" size="small" onClick={choice.exchangeFiles}>
              Exchange files
            </Button>
          )}
        </Row>
        <p className={problem === null ? styles.hint : styles.fault} role="status">
          {problem !== null
            ? PROBLEMS[problem]
            : chosen === null
              ? choice.folders.isOffered
                ? 'Your browser asks whether this page may edit the folder.'
                : whyNoFolders(choice.folders)
              : isSent
                ? 'You save your part as a file and send it; you read the parts of the others.'
                : present.length === 0
                  ? 'No team is in this folder yet: you start one.'
                  : `With ${present.length > 4 ? countOf(present.length, 'member') : joined(present.map((member) => member.name))}.`}
        </p>
        {choice.canOpenProject && (
          <Row gap={8} type="small" tone="muted" className={styles.projects}>
            <span>
              {problem === 'other-project' ? 'Its project may be one of these:' : 'Or open a project from it:'}
            </span>
            {choice.projects.slice(0, MOST_PROJECTS).map((file) => (
              <Button key={file.name} variant="outline" size="small" onClick={() => openProject(file)}>
                Open {file.name}
              </Button>
            ))}
          </Row>
        )}
        <label htmlFor={id}>Your name</label>
        <input
          id={id}
          value={name}
          maxLength={MEMBER_TEXT_LIMITS.name}
          autoComplete="name"
          dir="auto"
          onChange={({ target }) => setName(target.value)}
        />
        <p className={styles.hint}>Each person who can open the folder can read your file.</p>
      </div>
    </Dialog>
  );
});

interface PointsProps {
  readonly title: string;
  readonly points: readonly string[];
  readonly icon: ReactNode;
}

function Points({ title, points, icon }: PointsProps) {
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {points.map((words) => (
          <li key={words}>
            {icon}
            {words}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface JoinDiagramProps {
  /** As it is being typed. */
  readonly name: string;
  /** Those who are in the folder already. */
  readonly present: readonly MemberRecord[];
}

/** Colleagues' files that are drawn. */
const SHOWN = 2;

const EXAMPLES = ['anna', 'jonas'].map((name) => `${name}-….json`);

/** Who writes which file: each browser its own, in the folder that all share. */
function JoinDiagram({ name, present }: JoinDiagramProps) {
  const [colleague] = present;
  const theirs = present.length === 0 ? EXAMPLES : present.slice(0, SHOWN).map(({ id }) => `${id}.json`);
  return (
    <Box
      as="figure"
      type="small"
      tone="muted"
      className={styles.diagram}
      role="img"
      aria-label="This browser writes only your file into the shared folder, and each colleague's browser only theirs."
    >
      <div>
        <Row as="span" gap={8} justify="center" className={styles.writes}>
          <MemberDisc member={{ name, initials: memberInitials(name), isYou: true }} size={36} />
          your file
          <MoveRight size={32} strokeWidth={1.25} />
        </Row>
        <b>This browser</b> writes only your file
      </div>
      <div>
        <code className={styles.files}>
          members/
          <Text as="b" tone="strong">
            {newMemberId(name, '…')}.json
          </Text>
          {theirs.map((file) => (
            <span key={file}>{file}</span>
          ))}
        </code>
        <b>The shared folder</b> synchronises by itself
      </div>
      <div>
        <Row as="span" gap={8} justify="center" className={styles.writes}>
          <MoveLeft size={32} strokeWidth={1.25} />
          theirs
          <MemberDisc member={{ name: '', initials: colleague?.initials ?? 'AN', isYou: false }} size={36} />
        </Row>
        <b>A colleague's browser</b> writes only theirs
      </div>
    </Box>
  );
}

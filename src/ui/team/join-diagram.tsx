import { MoveLeft, MoveRight } from 'lucide-react';
import { memberInitials, newMemberId } from '../../domain/team/member-names';
import type { MemberRecord } from '../../domain/team/member-record';
import { MemberDisc } from './member-disc';
import styles from './join-diagram.module.scss';

interface Props {
  /** As it is being typed. */
  readonly name: string;
  /** Those who are in the folder already. */
  readonly present: readonly MemberRecord[];
}

/** Colleagues' files that are drawn. */
const SHOWN = 2;

const EXAMPLES = ['anna', 'jonas'].map((name) => `${name}-….json`);

/** Who writes which file: each browser its own, in the folder that all share. */
export function JoinDiagram({ name, present }: Props) {
  const [colleague] = present;
  const theirs = present.length === 0 ? EXAMPLES : present.slice(0, SHOWN).map(({ id }) => `${id}.json`);
  return (
    <figure
      className={styles.diagram}
      role="img"
      aria-label="This browser writes only your file into the shared folder, and each colleague's browser only theirs."
    >
      <MemberDisc member={{ name, initials: memberInitials(name), isYou: true }} size={36} />
      <span className={styles.arrow}>
        <span>your file</span>
        <MoveRight size={40} strokeWidth={1.25} />
      </span>
      <code className={styles.files}>
        members/
        <b>{newMemberId(name, '…')}.json</b>
        {theirs.map((file) => (
          <span key={file}>{file}</span>
        ))}
      </code>
      <span className={styles.arrow}>
        <span>theirs</span>
        <MoveLeft size={40} strokeWidth={1.25} />
      </span>
      <MemberDisc member={{ name: '', initials: colleague?.initials ?? 'AN', isYou: false, ...colleague }} size={36} />
      <p>
        <b>This browser</b> writes only your file
      </p>
      <p>
        <b>The shared folder</b> synchronises by itself
      </p>
      <p>
        <b>A colleague's browser</b> writes only theirs
      </p>
    </figure>
  );
}

import { MoveLeft, MoveRight } from 'lucide-react';
import { type MemberRecord, memberInitials, newMemberId } from '../../domain/team/member-record';
import { Text } from '../kit/layout/text';
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
      <div>
        <span className={styles.writes}>
          <MemberDisc member={{ name, initials: memberInitials(name), isYou: true }} size={36} />
          your file
          <MoveRight size={32} strokeWidth={1.25} />
        </span>
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
        <span className={styles.writes}>
          <MoveLeft size={32} strokeWidth={1.25} />
          theirs
          <MemberDisc member={{ name: '', initials: colleague?.initials ?? 'AN', isYou: false }} size={36} />
        </span>
        <b>A colleague's browser</b> writes only theirs
      </div>
    </figure>
  );
}

import type { EvidenceKind } from '../../domain/evidence/evidence-profile';
import { formatCount } from '../../domain/shared/figures';
import styles from './evidence-kinds.module.scss';

interface Props {
  readonly kinds: readonly EvidenceKind[];
  /** All kinds of the project: those that are missing are named. */
  readonly known: readonly string[];
}

/** More sources of one kind are drawn as far as there is room. */
const MOST_BLOCKS = 12;

/** The kinds of sources, a block for each source. */
export function EvidenceKinds({ kinds, known }: Props) {
  const names = [...known, ...kinds.map(({ name }) => name).filter((name) => !known.includes(name))];
  if (names.length === 0) return null;
  return (
    <section className={styles.kinds}>
      <div className={styles.head}>
        <h3>Kinds of evidence</h3>
        {kinds.some(({ frontPages }) => frontPages > 0) && <span>outlined: a front page, not a document</span>}
      </div>
      <dl>
        {names.map((name) => (
          <Kind key={name} name={name} kind={kinds.find((kind) => kind.name === name) ?? null} />
        ))}
      </dl>
    </section>
  );
}

function Kind({ name, kind }: { name: string; kind: EvidenceKind | null }) {
  const count = kind === null ? 0 : kind.documents + kind.frontPages;
  return (
    <div className={styles.row} data-none={count === 0 || undefined}>
      <dt dir="auto">{name}</dt>
      <dd className={styles.blocks} aria-hidden="true">
        {Array.from({ length: Math.min(MOST_BLOCKS, count) }, (_, index) => (
          <i key={index} data-outlined={index >= (kind?.documents ?? 0) || undefined} />
        ))}
      </dd>
      <dd className={styles.count}>{count === 0 ? 'none' : formatCount(count)}</dd>
    </div>
  );
}

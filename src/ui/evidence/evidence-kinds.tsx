import type { EvidenceKind } from '../../domain/evidence/evidence-profile';
import { formatCount } from '../../domain/shared/figures';
import { Box, Row } from '../kit/layout/stack';
import { Text } from '../kit/layout/text';
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
    <Box as="section" above={24}>
      <Row gap={12} justify="between" pad="0 0 8" className={styles.head}>
        <Text as="h3" type="label">
          Kinds of evidence
        </Text>
        {kinds.some(({ frontPages }) => frontPages > 0) && (
          <Text as="span" type="caption" tone="muted">
            outlined: a front page, not a document
          </Text>
        )}
      </Row>
      <dl>
        {names.map((name) => (
          <Kind key={name} name={name} kind={kinds.find((kind) => kind.name === name) ?? null} />
        ))}
      </dl>
    </Box>
  );
}

function Kind({ name, kind }: { name: string; kind: EvidenceKind | null }) {
  const count = kind === null ? 0 : kind.documents + kind.frontPages;
  return (
    <div className={styles.row} data-none={count === 0 || undefined}>
      <Text as="dt" lines={1} dir="auto">
        {name}
      </Text>
      <dd className={styles.blocks} aria-hidden="true">
        {Array.from({ length: Math.min(MOST_BLOCKS, count) }, (_, index) => (
          <i key={index} data-outlined={index >= (kind?.documents ?? 0) || undefined} />
        ))}
      </dd>
      <dd className={styles.count}>{count === 0 ? 'none' : formatCount(count)}</dd>
    </div>
  );
}

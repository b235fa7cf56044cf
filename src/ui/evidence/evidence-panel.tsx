import { Info, TriangleAlert } from 'lucide-react';
import { evidenceProfile, type EvidenceKind } from '../../domain/evidence/evidence-profile';
import { documentShare, evidenceAge, evidenceWords, publisherShare } from '../../domain/evidence/evidence-words';
import { otherTopicsOf, type SourceUse } from '../../domain/topic/source-use';
import { shortMonthYear } from '../../domain/shared/calendar';
import { formatCount } from '../../domain/shared/figures';
import type { TopicSources } from '../../domain/topic/topic';
import { Box, Row, Text } from '../kit/layout/stack';
import styles from './evidence-panel.module.scss';

interface Props {
  readonly sources: TopicSources;
  /** null: not known. */
  readonly use: SourceUse | null;
  /** When the project's data is from, as on the wire. */
  readonly loadDate: string | null;
}

/** How much evidence stands behind a topic: sources, publishers, age and kinds, and what that means in a sentence. */
export function EvidencePanel({ sources: { sources, lastUpdated }, use, loadDate }: Props) {
  const profile = evidenceProfile(sources, lastUpdated);
  const sharedCount = use === null ? 0 : sources.filter(({ url }) => (otherTopicsOf(url, use) ?? 0) > 0).length;
  const { headline, text } = evidenceWords(profile, use && { kinds: use.kinds, sharedCount });
  const Icon = profile.isThin ? TriangleAlert : Info;
  return (
    <div className={styles.evidence}>
      <div className={styles.figures}>
        <dl className={styles.pairs}>
          <div>
            <dt>Sources</dt>
            <Text as="dd" type="figure" className={styles.figure}>
              {formatCount(profile.count)}
            </Text>
            <Text as="dd" type="caption" tone="muted" breaks>
              {documentShare(profile)}
            </Text>
          </div>
          <div>
            <dt>Publishers</dt>
            <Text as="dd" type="figure" className={styles.figure}>
              {formatCount(profile.publishers.length)}
            </Text>
            <Text as="dd" type="caption" tone="muted" breaks>
              {publisherShare(profile)}
            </Text>
          </div>
        </dl>
        <div>
          <div role="note">
            <p className={styles.term}>Curated sources updated</p>
            <Text type="figure" className={styles.figure}>
              {shortMonthYear(lastUpdated)}
            </Text>
          </div>
          <Text type="caption" tone="muted" breaks>
            {evidenceAge(lastUpdated, loadDate)}
          </Text>
        </div>
      </div>
      <EvidenceKinds kinds={profile.kinds} known={use?.kinds ?? []} />
      <Box above={24} pad="12 16" className={styles.say}>
        <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
        <p>
          <b>{headline}</b> {text}
        </p>
      </Box>
    </div>
  );
}

interface EvidenceKindsProps {
  readonly kinds: readonly EvidenceKind[];
  /** All kinds of the project: those that are missing are named. */
  readonly known: readonly string[];
}

/** More sources of one kind are drawn as far as there is room. */
const MOST_BLOCKS = 12;

/** The kinds of sources, a block for each source. */
function EvidenceKinds({ kinds, known }: EvidenceKindsProps) {
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
    <Box type="small" className={styles.row} data-none={count === 0 || undefined}>
      <Text as="dt" lines={1} dir="auto">
        {name}
      </Text>
      <dd className={styles.blocks} aria-hidden="true">
        {Array.from({ length: Math.min(MOST_BLOCKS, count) }, (_, index) => (
          <i key={index} data-outlined={index >= (kind?.documents ?? 0) || undefined} />
        ))}
      </dd>
      <dd className={styles.count}>{count === 0 ? 'none' : formatCount(count)}</dd>
    </Box>
  );
}

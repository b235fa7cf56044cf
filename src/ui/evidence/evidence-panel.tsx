import { Info, TriangleAlert } from 'lucide-react';
import { evidenceProfile } from '../../domain/evidence/evidence-profile';
import { documentShare, evidenceAge, evidenceWords, publisherShare } from '../../domain/evidence/evidence-words';
import { otherTopicsOf, type SourceUse } from '../../domain/evidence/source-use';
import { shortMonthYear } from '../../domain/shared/calendar';
import { formatCount } from '../../domain/shared/figures';
import type { TopicSources } from '../../domain/topic/topic-sources';
import { Box } from '../kit/layout/stack';
import { Text } from '../kit/layout/text';
import styles from './evidence-panel.module.scss';
import { EvidenceKinds } from './evidence-kinds';

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
            <dd className={styles.figure}>{formatCount(profile.count)}</dd>
            <Text as="dd" type="caption" tone="muted" breaks>
              {documentShare(profile)}
            </Text>
          </div>
          <div>
            <dt>Publishers</dt>
            <dd className={styles.figure}>{formatCount(profile.publishers.length)}</dd>
            <Text as="dd" type="caption" tone="muted" breaks>
              {publisherShare(profile)}
            </Text>
          </div>
        </dl>
        <div>
          <div role="note">
            <p className={styles.term}>Curated sources updated</p>
            <p className={styles.figure}>{shortMonthYear(lastUpdated)}</p>
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

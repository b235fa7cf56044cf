import { Check, Star } from 'lucide-react';
import type { InsightMark } from '../../domain/personal/library-record';
import type { Insight } from '../../domain/workspace/insight';
import { localeDate } from '../../domain/shared/calendar';
import { INSIGHT_PARAMETER } from '../../domain/shared/routes';
import type { CarouselItem } from '../../domain/workspace/carousel-item';
import { Button } from '../kit/controls/button';
import { Row, Stack, Text } from '../kit/layout/stack';
import { Prose } from '../kit/media/prose';
import { scrollTarget } from '../kit/layout/scroll-target';
import styles from './insight-article.module.scss';
import { RelatedPanel, SourcesPanel, type RelatedItem } from './panels';
import { useDataText } from '../kit/media/data-text';

interface Props {
  readonly insight: Insight;
  readonly related: readonly RelatedItem[];
  readonly state: Pick<InsightMark, 'isRead' | 'isStarred'>;
  readonly canMark: boolean;
  readonly onRead: () => void;
  readonly onStar: () => void;
  readonly onOpen: (item: CarouselItem) => void;
  readonly onSource: (url: string) => void;
}

/** One insight: its text, and beside it its sources and related topics. */
export function InsightArticle(props: Props) {
  const dataText = useDataText();
  const { insight, related, onOpen, onSource, canMark, onRead, onStar } = props;
  const { isRead, isStarred } = props.state;
  const published = localeDate(insight.createdAt);
  return (
    <article
      className={styles.insight}
      data-read={isRead || undefined}
      {...scrollTarget(INSIGHT_PARAMETER, insight.title)}
    >
      <Text as="div" fit="shrink">
        {published !== null && (
          <Text type="small" tone="muted" tabular>
            Published : {published}
          </Text>
        )}
        <Text as="h2" above={4} type="headline" breaks className={styles.title} {...dataText}>
          {insight.title}
        </Text>
        <Prose text={insight.description} className={styles.text} />
        <Row gap={8} above={12}>
          <Button variant="outline" size="small" aria-pressed={isStarred} disabled={!canMark} onClick={onStar}>
            <Star size={14} fill={isStarred ? 'currentColor' : 'none'} aria-hidden="true" /> Star
            <span className="visually-hidden">: {insight.title}</span>
          </Button>
          <Button variant="quiet" size="small" aria-pressed={isRead} disabled={!canMark} onClick={onRead}>
            <Check size={14} aria-hidden="true" /> {isRead ? 'Read' : 'Mark as read'}
            <span className="visually-hidden">: {insight.title}</span>
          </Button>
        </Row>
      </Text>
      <Stack gap={24} fit="shrink" className={styles.side}>
        {insight.sources.length > 0 && <SourcesPanel sources={insight.sources} onOpen={onSource} />}
        {related.length > 0 && <RelatedPanel items={related} onOpen={onOpen} />}
      </Stack>
    </article>
  );
}

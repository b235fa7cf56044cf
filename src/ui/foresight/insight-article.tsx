import type { Insight } from '../../domain/foresight/insight';
import { localeDate } from '../../domain/shared/calendar';
import { INSIGHT_PARAMETER } from '../../domain/shell/routes';
import type { CarouselItem } from '../../domain/workspace/carousel-item';
import type { ArtTheme } from '../art/art-types';
import { Prose } from '../kit/media/prose';
import { scrollTarget } from '../kit/layout/scroll-target';
import { Text } from '../kit/layout/text';
import styles from './insight-article.module.scss';
import { RelatedPanel, SourcesPanel, type RelatedItem } from './panels';

interface Props {
  readonly insight: Insight;
  readonly related: readonly RelatedItem[];
  readonly theme: ArtTheme;
  readonly onOpen: (item: CarouselItem) => void;
  readonly onSource: (url: string) => void;
}

/** One insight: its text, and beside it its sources and related topics. */
export function InsightArticle({ insight, related, theme, onOpen, onSource }: Props) {
  const published = localeDate(insight.createdAt);
  return (
    <article className={styles.insight} {...scrollTarget(INSIGHT_PARAMETER, insight.title)}>
      <Text as="div" fit="shrink">
        {published !== null && (
          <Text type="small" tone="muted" tabular>
            Published : {published}
          </Text>
        )}
        <h2 className={styles.title} dir="auto">
          {insight.title}
        </h2>
        <Prose text={insight.description} className={styles.text} />
      </Text>
      <div className={styles.side}>
        {insight.sources.length > 0 && <SourcesPanel sources={insight.sources} onOpen={onSource} />}
        {related.length > 0 && <RelatedPanel items={related} theme={theme} onOpen={onOpen} />}
      </div>
    </article>
  );
}

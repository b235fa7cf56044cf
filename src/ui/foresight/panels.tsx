import type { InsightSource } from '../../domain/workspace/insight';
import { carouselItemKey, type CarouselItem } from '../../domain/workspace/carousel-item';
import { ExternalLink } from '../kit/controls/external-link';
import { Box, Row, Stack, Text } from '../kit/layout/stack';
import { distinctKeys } from '../kit/lists/distinct-keys';
import { Picture } from '../signal/picture';
import { Dot, quadrantHue } from '../signal/dot';
import { NewBadge } from '../signal/new-badge';
import styles from './panels.module.scss';
import { useState } from 'react';
import { safeLink } from '../../domain/shared/safe-link';
import { useDataText } from '../kit/media/data-text';

interface SourcesProps {
  readonly sources: readonly InsightSource[];
  readonly onOpen: (url: string) => void;
}

/** The sources of an insight: favicon, title, and the domain as a link in a new tab (specification, section 2). */
export function SourcesPanel({ sources, onOpen }: SourcesProps) {
  const dataText = useDataText();
  const keys = distinctKeys(sources, ({ title, url }) => `${title} ${url ?? ''}`);
  return (
    <div role="group" aria-label="Sources">
      <Text as="h3" type="label">
        Sources
      </Text>
      <Stack as="ul" gap={4} above={8}>
        {sources.map((source, index) => (
          <Box key={keys[index]} as="li" pad="8 0" className={styles.source}>
            <Favicon source={source} />
            <Text as="span" breaks fit="shrink" className={styles.sourceText}>
              <span {...dataText}>{source.title}</span>
              {source.url !== null && <ExternalLink url={source.url} className={styles.domain} onOpen={onOpen} />}
            </Text>
          </Box>
        ))}
      </Stack>
    </div>
  );
}

export interface RelatedItem {
  readonly item: CarouselItem;
  readonly isNew: boolean;
}

interface RelatedProps {
  readonly items: readonly RelatedItem[];
  readonly onOpen: (item: CarouselItem) => void;
}

/** The topics and trends of an insight; each opens its flashcard. */
export function RelatedPanel({ items, onOpen }: RelatedProps) {
  const dataText = useDataText();
  const keys = distinctKeys(items, ({ item }) => carouselItemKey(item));
  return (
    <div role="group" aria-label="Topics & Trend">
      <Text as="h3" type="label">
        Related Topics &amp; Trend
      </Text>
      <Stack as="ul" gap={4} above={8}>
        {items.map(({ item, isNew }, index) => (
          <li key={keys[index]}>
            <button
              type="button"
              className={styles.related}
              data-quadrant={quadrantHue(item.quadrant)}
              onClick={() => onOpen(item)}
            >
              <Picture of={item} className={styles.thumbnail} />
              <Text as="span" lines={3} fit="shrink" className={styles.relatedName} {...dataText}>
                {item.name}
              </Text>
              {isNew && <NewBadge />}
              <Row as="span" gap={8} type="caption" tone="muted" fit="last" className={styles.type}>
                <Dot />
                {item.type}
                <span className="visually-hidden"> ({item.quadrant.label})</span>
              </Row>
            </button>
          </li>
        ))}
      </Stack>
    </div>
  );
}

/** The icon of a source, else its initial. No favicon service, which would learn what users read. */
function Favicon({ source: { title, url, faviconUrl } }: { source: InsightSource }) {
  const [broken, setBroken] = useState(false);
  if (faviconUrl !== null && !broken) {
    return (
      <img
        className={styles.picture}
        src={faviconUrl}
        alt=""
        width={16}
        height={16}
        loading="lazy"
        referrerPolicy="no-referrer"
        onError={() => setBroken(true)}
      />
    );
  }
  // By code points, not by code units: a title may begin with an emoji.
  const [initial = '·'] = Array.from(safeLink(url)?.hostname ?? title.trim());
  return (
    <Text as="span" type="chip" tone="muted" className={styles.initial} aria-hidden="true">
      {initial.toUpperCase()}
    </Text>
  );
}

import type { Resource } from '../../../application/shared/resource';
import { shortMonthYear } from '../../../domain/shared/calendar';
import type { TopicId } from '../../../domain/shared/entity-id';
import { safeLink } from '../../../domain/shared/safe-link';
import type { TopicSource, TopicSources } from '../../../domain/topic/topic-sources';
import { ExternalLink } from '../../kit/controls/external-link';
import { Notice } from '../../kit/layout/notice';
import { ResourceView } from '../card/resource-view';
import styles from './sources-tab.module.scss';

interface Props {
  readonly sources: Resource<TopicId, TopicSources>;
  readonly onRead: (url: string) => void;
}

/** The curated sources of a topic (specification, sections 2 and 5). */
export function SourcesTab({ sources: resource, onRead }: Props) {
  return (
    <ResourceView resource={resource} what="sources">
      {({ sources, lastUpdated }) =>
        sources.length === 0 ? (
          <Notice tone="warning" title="No sources available yet.">
            Try again later.
          </Notice>
        ) : (
          <>
            <Notice tone="info" title="Curated sources updated">
              {shortMonthYear(lastUpdated) ?? undefined}
            </Notice>
            <ul className={styles.list}>
              {sources.map((source, index) => (
                // Titles and addresses repeat in real data, and the order never changes.
                <SourceRow key={index} source={source} onRead={onRead} />
              ))}
            </ul>
          </>
        )
      }
    </ResourceView>
  );
}

function SourceRow({ source, onRead }: { source: TopicSource } & Pick<Props, 'onRead'>) {
  const { title, url, internalClassification } = source;
  const link = safeLink(url);
  return (
    <li className={styles.row}>
      <span className={styles.title} dir="auto">
        {title}
      </span>
      <span className={styles.meta}>
        {internalClassification !== null && (
          <span className={styles.classification} dir="auto">
            {internalClassification}
          </span>
        )}
        {url !== null && <span className={styles.host}>{link?.hostname ?? url}</span>}
      </span>
      {url !== null && link !== null && (
        <ExternalLink url={url} className={styles.read} onOpen={onRead}>
          Read <span className="visually-hidden">{title}</span>
        </ExternalLink>
      )}
    </li>
  );
}

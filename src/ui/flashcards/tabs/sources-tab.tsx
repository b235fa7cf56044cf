import { observer } from 'mobx-react-lite';
import type { Resource } from '../../../application/shared/resource';
import { otherTopicsOf, type SourceUse } from '../../../domain/topic/source-use';
import type { SowId, TopicId } from '../../../domain/shared/entity-id';
import { countOf, formatCount } from '../../../domain/shared/figures';
import { safeLink } from '../../../domain/shared/safe-link';
import type { TopicSource, TopicSources } from '../../../domain/topic/topic';
import { EvidencePanel } from '../../evidence/evidence-panel';
import { ExternalLink } from '../../kit/controls/external-link';
import { Box, Row, Text } from '../../kit/layout/stack';
import { NothingOf, ResourceView } from '../card/card-skeleton';
import styles from './sources-tab.module.scss';
import { useDataText } from '../../kit/media/data-text';

interface Props {
  readonly sources: Resource<TopicId, TopicSources>;
  readonly sourceUse: Resource<SowId, SourceUse | null>;
  /** When the project's data is from, as on the wire; null: unknown. */
  readonly loadDate: string | null;
  /** Of a file of the user. */
  readonly isOwn: boolean;
  readonly onRead: (url: string) => void;
}

/** The curated sources of a topic (specification, sections 2 and 5), and how much evidence they are. */
export const SourcesTab = observer(function SourcesTab({
  sources: resource,
  sourceUse,
  loadDate,
  isOwn,
  onRead,
}: Props) {
  const use = sourceUse.value;
  return (
    <ResourceView resource={resource} what="sources">
      {(value) =>
        value.sources.length === 0 ? (
          <NothingOf what="sources" isOwn={isOwn} />
        ) : (
          <>
            <EvidencePanel sources={value} use={use} loadDate={loadDate} />
            <Row gap={12} justify="between" above={24} pad="0 0 8" className={styles.head}>
              <Text as="h3" type="label">
                Curated sources
              </Text>
              <Text as="span" type="caption" tone="muted">
                dates of the sources are not given
              </Text>
            </Row>
            <ol>
              {value.sources.map((source, index) => (
                // Titles and addresses repeat in real data, and the order never changes.
                <SourceRow key={index} number={index + 1} source={source} use={use} onRead={onRead} />
              ))}
            </ol>
          </>
        )
      }
    </ResourceView>
  );
});

interface RowProps extends Pick<Props, 'onRead'> {
  readonly number: number;
  readonly source: TopicSource;
  readonly use: SourceUse | null;
}

function SourceRow({ number, source, use, onRead }: RowProps) {
  const dataText = useDataText();
  const { title, url, internalClassification } = source;
  const link = safeLink(url);
  const others = use && otherTopicsOf(url, use);
  return (
    <Box as="li" pad="12 0" className={styles.row}>
      <Text as="span" type="control" tone="muted" tabular className={styles.number}>
        [{formatCount(number)}]
      </Text>
      <Text as="span" weight={500} breaks {...dataText}>
        {title}
      </Text>
      <Text as="span" type="small" tone="muted" breaks fit="shrink" className={styles.meta}>
        {internalClassification !== null && <span {...dataText}>{internalClassification}</span>}
        {url !== null && <span>{link?.hostname ?? url}</span>}
        {others !== null && (
          <span>{others === 0 ? 'behind this topic only' : `also behind ${countOf(others, 'other topic')}`}</span>
        )}
      </Text>
      {url !== null && link !== null && (
        <ExternalLink url={url} className={styles.read} data-print="none" onOpen={onRead}>
          Read <span className="visually-hidden">{title}</span>
        </ExternalLink>
      )}
    </Box>
  );
}

import * as v from 'valibot';
import type { TopicSource, TopicSources } from '../../domain/topic/topic-sources';
import { list, requiredText, text } from './fields';
import { rowReader, within } from './rows';

const sourceReader = rowReader(
  v.object({ title: requiredText, url: text, internal_classification: text }),
  ['title'],
  (wire): TopicSource => ({ title: wire.title, url: wire.url, internalClassification: wire.internal_classification }),
);

/** The curated sources of a topic (specification, section 3). */
export const topicSourcesReader = rowReader(
  v.object({ topic_sources: list, last_updated: text }),
  ['topic_sources'],
  (wire, context): TopicSources => ({
    sources: sourceReader.all(wire.topic_sources, within(context, 'topic_sources')),
    lastUpdated: wire.last_updated,
  }),
);

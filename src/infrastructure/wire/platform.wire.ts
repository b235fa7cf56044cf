import * as v from 'valibot';
import type { Platform } from '../../domain/platforms/platform';
import { carouselItemReader } from './carousel-item.wire';
import { list, requiredText } from './fields';
import { rowReader, within } from './rows';

const nameReader = rowReader(requiredText, [], (name) => name);

/** An opportunity platform (specification, section 3). Without `topic_names`, the names of its topics are used. */
export const platformReader = rowReader(
  v.object({ opportunity_name: requiredText, topics: list, topic_names: list }),
  ['opportunity_name'],
  (wire, context): Platform => {
    const topics = carouselItemReader.all(wire.topics, within(context, 'topics'));
    const names = nameReader.all(wire.topic_names, within(context, 'topic_names'));
    return {
      name: wire.opportunity_name,
      topics,
      topicNames: names.length > 0 ? names : topics.map(({ name }) => name),
    };
  },
);

import * as v from 'valibot';
import type { Platform } from '../../domain/workspace/platform-facts';
import { carouselItemReader } from './carousel-item.wire';
import { shownName, withWholeTexts } from '../../domain/shared/long-texts';
import { list, requiredName, requiredText, id, text } from './fields';
import { rowReader, within } from './rows';
import type { Shift } from '../../domain/workspace/carousel-item';

const nameReader = rowReader(requiredName, [], (name) => name);

/** An opportunity platform (specification, section 3). Without `topic_names`, the names of its topics are used. */
export const platformReader = rowReader(
  v.object({ opportunity_name: requiredName, topics: list, topic_names: list }),
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

/** The address of an experiment's page (specification, section 3). */
export const experimentReader = rowReader(
  v.object({ experiment_url: requiredText }),
  ['experiment_url'],
  ({ experiment_url: address }) => address,
);

/** A shift with its trends (specification, section 3). */
export const shiftReader = rowReader(
  v.object({ id: id<'shift'>(), name: requiredText, description: text, trends: list }),
  ['id', 'name'],
  (wire, context): Shift => ({
    id: wire.id,
    name: shownName(wire.name),
    description: withWholeTexts(wire.description, [['Whole name', wire.name]]),
    trends: carouselItemReader.all(wire.trends, within(context, 'trends')),
  }),
);

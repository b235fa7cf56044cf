import type { SowId, TopicId } from '../../domain/shared/entity-id';
import type { Deepdive } from '../../domain/topic/deepdive';
import type { TopicSources } from '../../domain/topic/topic';
import type { SignalCatalogue } from '../workspace/catalogues';

/** Sources and deepdives of a project by topic, as they were asked for. */
export interface AskedEvidence {
  readonly sow: SowId;
  readonly sources: Map<TopicId, Promise<TopicSources>>;
  readonly startups: Map<TopicId, Promise<Deepdive>>;
}

/** The catalogue that asks for the sources and the deepdive of a topic once; what failed is asked for again. */
export function rememberedEvidence(
  catalogue: SignalCatalogue,
  { sources, startups }: AskedEvidence,
): Pick<SignalCatalogue, 'sources' | 'deepdive'> {
  return {
    sources: (id) => once(sources, id, () => catalogue.sources(id)),
    deepdive: (id) => once(startups, id, () => catalogue.deepdive(id)),
  };
}

function once<Value>(asked: Map<TopicId, Promise<Value>>, id: TopicId, ask: () => Promise<Value>): Promise<Value> {
  const known = asked.get(id);
  if (known !== undefined) return known;
  const asking = ask();
  asked.set(id, asking);
  asking.catch(() => asked.delete(id));
  return asking;
}

import { TopicDossiers } from '../../application/dossier/topic-dossiers';
import { FailurePolicy } from '../../application/shared/failure-policy';
import { SignalCatalogue } from '../../application/workspace/signal-catalogue';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import type { Resolver } from '../di/resolver';

// Not in a container module: only screens that are loaded on demand read dossiers, and they share what is loaded.
const created = new WeakMap<Resolver, TopicDossiers>();

/** The one store of dossiers of a container. */
export function topicDossiersOf(resolver: Resolver): TopicDossiers {
  const known = created.get(resolver);
  if (known !== undefined) return known;
  const dossiers = new TopicDossiers(
    resolver.get(SignalCatalogue),
    resolver.get(WorkspaceStore),
    resolver.get(FailurePolicy),
  );
  created.set(resolver, dossiers);
  return dossiers;
}

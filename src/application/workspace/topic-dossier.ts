import type { TopicId } from '../../domain/shared/entity-id';
import type { Deepdive } from '../../domain/topic/deepdive';
import type { TopicSources } from '../../domain/topic/topic-sources';

/** What is loaded of a topic beyond its row in the project's list. */
export interface TopicDossier {
  readonly id: TopicId;
  readonly deepdive: Deepdive;
  readonly sources: TopicSources;
}

/** failed: at least one of the two requests; the other part is there when it was answered. */
export type DossierState =
  | { readonly state: 'loading' }
  | {
      readonly state: 'failed';
      readonly deepdive: Deepdive | null;
      readonly sources: TopicSources | null;
      /** Asks again for what is missing. */
      readonly retry: () => void;
    }
  | { readonly state: 'ready'; readonly dossier: TopicDossier };

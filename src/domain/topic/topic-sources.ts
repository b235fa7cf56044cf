export interface TopicSource {
  readonly title: string;
  readonly url: string | null;
  readonly internalClassification: string | null;
}

/** The curated sources of a topic, and when they were last looked through. */
export interface TopicSources {
  readonly sources: readonly TopicSource[];
  readonly lastUpdated: string | null;
}

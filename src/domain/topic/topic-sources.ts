export interface TopicSource {
  readonly title: string;
  readonly url: string | null;
  readonly internalClassification: string | null;
}

/** The curated sources of a topic and the date of their last review. */
export interface TopicSources {
  readonly sources: readonly TopicSource[];
  readonly lastUpdated: string | null;
}

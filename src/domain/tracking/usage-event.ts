import type { SowId, TopicId, TrendId } from '../shared/entity-id';

/** Where a topic or trend was opened (specification, section 7). */
export type ClickSource =
  | 'key summary'
  | 'home'
  | 'platform'
  | 'weekly insights'
  | 'explore'
  | 'flashcard'
  | 'search'
  | 'rene ai';

/** Events with the names and keys of the wire (specification, section 7). They never hold what a user typed. */
export type UsageEvent =
  | { readonly name: 'logged_in'; readonly payload: Readonly<Record<string, never>> }
  | {
      readonly name: 'clicked_on_project';
      readonly payload: { readonly sow_id: SowId; readonly sow_name: string; readonly window_url: string };
    }
  | {
      readonly name: 'clicked_on_explore_data';
      readonly payload: {
        readonly sow_id: SowId;
        readonly sow_name: string;
        readonly page_name: 'home';
        readonly window_url: string;
      };
    }
  | { readonly name: 'clicked_on_topic' | 'clicked_on_topic_tab'; readonly payload: TopicPayload }
  | { readonly name: 'clicked_on_trend' | 'clicked_on_trend_tab'; readonly payload: TrendPayload }
  | { readonly name: 'clicked_on_share'; readonly payload: FlashcardPayload }
  | {
      readonly name: 'clicked_on_source';
      readonly payload: FlashcardPayload & { readonly source_url: string };
    }
  | {
      readonly name: 'clicked_on_flashcard_tab';
      readonly payload: FlashcardPayload & { readonly tab_name: string };
    }
  | {
      readonly name: 'page_viewed';
      readonly payload: { readonly page_name: string; readonly window_url: string } & FlashcardIds;
    };

interface TopicPayload {
  readonly topic_id: TopicId;
  readonly topic_name: string;
  readonly source: ClickSource;
  readonly window_url: string;
}

interface TrendPayload {
  readonly trend_id: TrendId;
  readonly trend_name: string;
  readonly source: ClickSource;
  readonly window_url: string;
}

interface FlashcardIds {
  readonly topic_id?: TopicId;
  readonly trend_id?: TrendId;
}

type FlashcardPayload = FlashcardIds & { readonly window_url: string };

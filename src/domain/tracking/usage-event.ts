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
  | 'review'
  | 'brief'
  | 'board'
  | 'library'
  | 'compare'
  | 'rene ai';

/** What a brief is taken away as. */
export type BriefFormat = 'print' | 'powerpoint' | 'markdown' | 'csv' | 'link';

/** What is recorded, with the names and keys of the wire (specification, section 7); never what a user typed. */
export type UsageInput =
  | { readonly name: 'logged_in'; readonly payload: Readonly<Record<string, never>> }
  | Input<'clicked_on_project', { readonly sow_id: SowId; readonly sow_name: string }>
  | Input<'clicked_on_explore_data', { readonly sow_id: SowId; readonly sow_name: string; readonly page_name: 'home' }>
  | Input<
      'clicked_on_topic' | 'clicked_on_topic_tab',
      { readonly topic_id: TopicId; readonly topic_name: string; readonly source: ClickSource }
    >
  | Input<
      'clicked_on_trend' | 'clicked_on_trend_tab',
      { readonly trend_id: TrendId; readonly trend_name: string; readonly source: ClickSource }
    >
  | Input<'clicked_on_share', FlashcardIds>
  | Input<'clicked_on_source', FlashcardIds & { readonly source_url: string }>
  | Input<'clicked_on_flashcard_tab', FlashcardIds & { readonly tab_name: string }>
  | Input<'clicked_on_explore_tab', { readonly tab_name: string }>
  | Input<'clicked_on_note', FlashcardIds>
  | Input<'clicked_on_star', FlashcardIds & { readonly starred: boolean }>
  | Input<'clicked_on_save_view' | 'clicked_on_view' | 'clicked_on_mark_as_seen', { readonly sow_id: SowId }>
  | Input<'clicked_on_compare', { readonly sow_id: SowId; readonly signal_count: number }>
  | Input<'clicked_on_export_comparison', { readonly sow_id: SowId; readonly format: 'csv' | 'png' }>
  | Input<'clicked_on_brief', { readonly sow_id: SowId; readonly topic_count: number }>
  | Input<
      'clicked_on_export_brief',
      { readonly sow_id: SowId; readonly topic_count: number; readonly format: BriefFormat }
    >
  | Input<'clicked_on_select', { readonly sow_id: SowId; readonly topic_count: number }>
  | Input<
      'clicked_on_set_status' | 'clicked_on_undo_status',
      // topic_count is of those that were saved.
      {
        readonly sow_id: SowId;
        readonly status_name: string;
        readonly topic_count: number;
        readonly failed_count: number;
      }
    >
  | Input<'page_viewed', FlashcardIds & { readonly page_name: string }>;

/** What is sent: except for the login, with the address of the page. */
export type UsageEvent = Extract<UsageInput, { name: 'logged_in' }> | Sent<Exclude<UsageInput, { name: 'logged_in' }>>;

interface Input<Name extends string, Payload> {
  readonly name: Name;
  readonly payload: Payload;
}

type Sent<Recorded extends Input<string, unknown>> =
  Recorded extends Input<infer Name, infer Payload> ? Input<Name, Payload & { readonly window_url: string }> : never;

interface FlashcardIds {
  readonly topic_id?: TopicId;
  readonly trend_id?: TrendId;
}

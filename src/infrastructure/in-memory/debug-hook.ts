import type { RecordingSupportChat } from './recording-support-chat';
import type { RecordingUsageTracker } from './recording-usage-tracker';

/** What a developer can look at in embedded mode behind `?debug=events`. */
export interface DebugHook {
  readonly events: RecordingUsageTracker['events'];
  readonly support: RecordingSupportChat['calls'];
}

declare global {
  interface Window {
    dmDebug?: DebugHook;
  }
}

/** Puts the recorded events on `window.dmDebug`, for those who asked for it in the address. */
export function offerDebugHook(tracker: RecordingUsageTracker, chat: RecordingSupportChat): void {
  if (new URLSearchParams(window.location.search).get('debug') !== 'events') return;
  window.dmDebug = { events: tracker.events, support: chat.calls };
}

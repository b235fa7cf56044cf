import type { RecordingSupportChat } from './recording-support-chat';
import type { RecordingUsageTracker } from './recording-usage-tracker';

interface DebugHook {
  readonly events: RecordingUsageTracker['events'];
  readonly support: RecordingSupportChat['calls'];
}

declare global {
  interface Window {
    dmDebug?: DebugHook;
  }
}

/** Exposes the recorded events as `window.dmDebug` where the address has `?debug=events`. */
export function offerDebugHook(tracker: RecordingUsageTracker, chat: RecordingSupportChat): void {
  if (new URLSearchParams(window.location.search).get('debug') !== 'events') return;
  window.dmDebug = { events: tracker.events, support: chat.calls };
}

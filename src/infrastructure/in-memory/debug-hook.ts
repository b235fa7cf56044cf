import type { UsageEvent } from '../../domain/tracking/usage-event';

/** What would have been sent to services. */
interface DebugHook {
  readonly events: readonly UsageEvent[];
  /** Calls to the support chat. */
  readonly support?: readonly (readonly [string, unknown?])[];
}

declare global {
  interface Window {
    dmDebug?: DebugHook;
  }
}

/** Exposes what an adapter records as a part of `window.dmDebug`, where the address has `?debug=events`. */
export function offerDebugHook(part: Partial<DebugHook>): void {
  if (new URLSearchParams(window.location.search).get('debug') !== 'events') return;
  window.dmDebug = { events: [], ...window.dmDebug, ...part };
}

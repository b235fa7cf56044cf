import type { Probe } from './probe.mjs';

declare global {
  interface Window {
    /** Set by lib/probe.mjs. */
    __bench: Probe;
    /**
     * Set by lib/pointer.mjs while an area is dragged or scrolled: ends the recording, and returns the durations of all frames in
     * ms.
     */
    __benchFrames: () => number[];
    /** Set by lib/long-tasks.mjs: the longest task since then, in ms. */
    __benchLongestTask: () => number;
  }
}

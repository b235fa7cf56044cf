import { vi } from 'vitest';
import { CALLS, isOfOneSignal } from './calls';
import { playFaults } from './play-faults';

vi.mock('@luzmo/embed', () => import('./played-embed'));

// In two files, so that two cores share them: here what is asked for by the flashcard of one topic or trend.
playFaults(CALLS.filter(isOfOneSignal));

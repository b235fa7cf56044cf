import { vi } from 'vitest';
import { CALLS, isOfOneSignal } from './calls';
import { playFaults } from './play-faults';

vi.mock('@luzmo/embed', () => import('./played-embed'));

// In two files, so that two cores share them: here projects, their lists and their screens, and the services.
playFaults(CALLS.filter((call) => !isOfOneSignal(call)));

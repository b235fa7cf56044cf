import { CALLS } from './calls';
import { expectedOutcome } from './outcomes';
import { FAULTS } from './played-api';

/** The table of docs/fault-matrix.md: the outcomes that are played, each by a test of its own. */
export function matrixDocument(): string {
  const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const rows = CALLS.map((call) => row([`\`${call.name}\``, ...FAULTS.map((fault) => expectedOutcome(call, fault))]));
  return `${[
    '# The fault matrix',
    '',
    'What becomes of each call of the API with each fault. Written and compared by',
    '`tests/ui/live/fault-matrix.test.ts`; `faults-of-projects.test.tsx` and `faults-of-signals.test.tsx` beside it play',
    'the cells on the real screens, stores and adapters and fail when one of them differs: `npm run nightly` every cell,',
    '`npm test` one fault for each outcome of a call. In every cell the spinner ends and nothing of what the user did is',
    'lost.',
    '',
    row(['call', ...FAULTS]),
    row(['---', ...FAULTS.map(() => '---')]),
    ...rows,
    '',
    '- **gone**: the screen stands, and the card says that this topic or trend is no longer in the data.',
    '- **/404**, **/maintenance**, **/500**: that page (specification, section 8).',
    '- **/login**: the call is made again with a new token; refused again, it ends the session, and the login page says so.',
    '- **/403**: the organisation has no access.',
    "- **Try again**: the place of what is missing offers 'Try again'; pressed when the fault is over, it brings it.",
    '- **/router, Try again**: the project cannot be opened; the entry page says so and offers another try.',
    '- **goes without**: the screen stands without what the call allows (assistant, experiments).',
    "- **taken back**: the status that was shown at once is taken back and the failure announced, with 'Try again'.",
    '- **only logged**: the user sees no difference; it is logged.',
    '- **shown**: the answer is shown. Of what is told, no answer is read.',
    '- **nothing in it**: the answer counts as one without content.',
    '- **huge**: 6,000 topics, 60 of everything else, and 4 MB of fields that the app does not read.',
    '- **silence**: the call ends after `api.timeoutMs` (30 s unless configured); a GET is asked twice more.',
  ].join('\n')}\n`;
}

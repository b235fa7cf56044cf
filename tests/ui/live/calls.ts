import { fireEvent, screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ModuleName } from '../../../src/domain/shared/modules';

/**
 * What the product does with a call that failed in a way that has no page of its own:
 * - 'retry': the place of what is missing offers 'Try again', which brings it;
 * - 'check': the project cannot be opened; /router says so and offers 'Try again' (specification, section 8),
 *   or, without an answer, the page itself does;
 * - 'quiet': the screen does without;
 * - 'saved': what was shown at once is taken back, and said.
 * - 'told': the user sees no difference; it is logged.
 */
type Part = 'retry' | 'check' | 'quiet' | 'saved' | 'told';

interface Reach {
  readonly find: () => Element | null;
  readonly press: (control: Element, user: UserEvent) => Promise<void> | void;
}

export interface Call {
  /** Method and path, as the API's document names them. */
  readonly name: string;
  readonly part: Part;
  /** Where the user is when the call is made. */
  readonly path: string;
  /** The function that makes it, where another one may have its screen. */
  readonly module?: ModuleName;
  /** What the user presses for it, once the screen is there. */
  readonly reach?: Reach;
  /** Seen when the call was answered. */
  readonly content: () => Promise<unknown>;
  /** What the log says of a failure, as the specification words it. */
  readonly log: string;
  /** An object without any of its fields is an answer, too: there is nothing in it. */
  readonly takesAnyObject?: true;
  /** What a link names: where it is not there, the card says so, and the screen behind it stays. */
  readonly isCard?: true;
}

// By text and selector: roles are computed from styles, which in 280 cells takes longer than everything else.
const heading = (name: string) => () => screen.findByText(name, { selector: 'h1, h2, h3, h1 *, h2 *, h3 *' });
const text = (words: string | RegExp) => () => screen.findByText(words);
const option = (name: string) => () => screen.findByText(name, { selector: '[role=option], [role=option] *' });

const homepage = heading('Circular materials');

const click = async (control: Element, user: UserEvent): Promise<void> => user.click(control);

function dropdown(name: RegExp): Reach {
  return { find: () => screen.queryByLabelText(name, { selector: 'button[aria-haspopup]' }), press: click };
}

/** Tabs answer to the pressing of the button, as the library below them wants it. */
function tab(name: string): Reach {
  return {
    find: () => screen.queryByText(name, { selector: '[role=tab], [role=tab] *' }),
    press: (control) => void fireEvent.mouseDown(control, { button: 0 }),
  };
}

const TOPIC_CARD = '/homepage/1?topic_id=7';
const TREND_CARD = '/homepage/1?trend_id=5';

export const CALLS: readonly Call[] = [
  { name: 'GET /api/sows/', part: 'retry', path: '/router', content: homepage, log: 'Failed to get sows:' },
  { name: 'GET /api/sows/{sowId}/', part: 'check', path: '/homepage/1', content: homepage, log: 'Failed to get sow:' },
  {
    name: 'GET /api/permissions/{sowId}/',
    part: 'quiet',
    path: '/homepage/1',
    content: homepage,
    log: 'Failed to get permissions:',
    takesAnyObject: true,
  },
  {
    name: 'GET /api/sows/{sowId}/topics/',
    part: 'retry',
    path: '/data/1?tab=opportunityMap',
    reach: dropdown(/^Topics/),
    content: option('Topic 100'),
    log: 'Failed to fetch topics:',
  },
  {
    name: 'GET /api/sows/{sowId}/trends/',
    part: 'retry',
    path: '/data/1',
    reach: dropdown(/^Trends/),
    content: option('Trend 100'),
    log: 'Failed to fetch trends:',
  },
  {
    name: 'GET /api/sows/{sowId}/versions',
    part: 'retry',
    path: '/data/1',
    reach: dropdown(/^Version/),
    content: option('Previous Data'),
    log: 'Failed to fetch versions:',
  },
  {
    name: 'GET /api/sows/{sowId}/shifts/',
    part: 'retry',
    path: '/homepage/1',
    content: homepage,
    log: 'Failed to fetch data:',
  },
  {
    name: 'GET /api/sows/{sowId}/opportunities/',
    part: 'retry',
    path: '/platforms/1',
    content: heading('Kitchen'),
    log: 'Failed to fetch opportunities:',
  },
  {
    name: 'GET /api/topics/{tid}/',
    part: 'retry',
    path: TOPIC_CARD,
    content: heading('Seaweed films'),
    log: 'Failed to fetch topic:',
    isCard: true,
  },
  {
    name: 'GET /api/trends/{ssid}/',
    part: 'retry',
    path: TREND_CARD,
    content: heading('Next packaging'),
    log: 'Failed to fetch trend:',
    isCard: true,
  },
  {
    name: 'GET /api/trends/{ssid}/topics/',
    part: 'retry',
    path: TREND_CARD,
    // The list itself draws only what is in view, which without a layout is nothing of a long one.
    content: text(/^(3|6,000) topics$/),
    log: 'Failed to fetch topics:',
  },
  {
    name: 'POST /api/topics/{tid}/status/',
    part: 'saved',
    path: TOPIC_CARD,
    reach: { find: () => screen.queryByText('Important', { selector: '[role=radio]' }), press: click },
    content: text('Status has been updated.'),
    log: 'Failed to update status:',
  },
  {
    name: 'GET /api/topics/{tid}/deepdive/',
    part: 'retry',
    path: TOPIC_CARD,
    reach: tab('Deepdive'),
    content: text('What if films were eaten'),
    log: 'Failed to fetch data:',
    takesAnyObject: true,
  },
  {
    name: 'GET /api/topics/{tid}/sources/',
    part: 'retry',
    path: TOPIC_CARD,
    reach: tab('Sources'),
    content: () => screen.findByText('A report', { selector: 'li > span' }),
    log: 'Failed to fetch data:',
  },
  {
    name: 'GET /api/foresight/{sowId}/',
    part: 'retry',
    path: '/foresight/1',
    content: heading('Claims need proof'),
    log: 'Failed to fetch data:',
  },
  {
    name: 'GET /api/experiments/{experimentId}/',
    part: 'retry',
    path: '/sow/1/experiments/9',
    content: async () => {
      await text('This page comes from experiments.example.')();
      // No page is loaded into a frame here.
      fireEvent.load(document.querySelector('iframe') as HTMLIFrameElement);
    },
    log: 'Failed to fetch data:',
  },
  {
    name: 'GET /api/rene/',
    part: 'retry',
    path: '/reneAI/1',
    module: 'assistant',
    content: () => screen.findByTestId('chat'),
    log: 'Failed to fetch data:',
    takesAnyObject: true,
  },
  {
    name: 'POST /api/luzmo/auth/',
    part: 'retry',
    path: '/data/1',
    content: () => screen.findByTestId('chart'),
    log: 'Failed to fetch data:',
  },
  {
    name: 'POST /api/luzmo_iq/auth/',
    part: 'retry',
    path: '/reneAI/1',
    module: 'assistant',
    content: () => screen.findByTestId('chat'),
    log: 'Failed to fetch data:',
  },
  {
    name: 'POST /api/track_event/',
    part: 'told',
    path: '/homepage/1',
    content: homepage,
    log: 'Failed to track event:',
    takesAnyObject: true,
  },
];

/** What the flashcards ask for. */
export function isOfOneSignal({ name }: Call): boolean {
  return /\/api\/(?:topics|trends)\//.test(name);
}

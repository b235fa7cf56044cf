/**
 * Browser tests that `npm test` leaves to the night: windows, colours and papers beside the usual ones, a second fault of a
 * kind, and what a unit test proves as well. `npm run e2e` and `npm run nightly` run all. By day stays what only a browser
 * can tell of each screen, of what is saved, and of sessions. A new test runs by day as long as it is not named here.
 */
export const BY_NIGHT: Readonly<Record<string, 'all' | readonly string[]>> = {
  'embedded/assistant.spec.ts': ['the bar is used by touch alone, with the signs above the keyboard'],
  'embedded/brief.spec.ts': [
    "an address of a workshop leads to 'Imagine if' of a brief, which is printed and in PowerPoint",
  ],
  'embedded/dialogs.spec.ts': [
    'single keys are switched off and on in the list of keys, and stay so over a reload',
    'dialogs stand in the middle and give the focus back, in a wide window and a narrow one',
  ],
  'embedded/explore-filters.spec.ts': [
    'the bar of the filters in windows of each width',
    'what is chosen narrows the map, and other data have other names',
    'opens no row of the table below it; the next one does',
    'the names of a filter stand on one line, a long one cut and told in full by its tooltip',
  ],
  'embedded/explore-lists.spec.ts': 'all',
  'embedded/explore-map-figures.spec.ts': ['the trend map is narrowed, downloaded, compared and read as a table'],
  'embedded/explore-scale.spec.ts': 'all',
  'embedded/faults.spec.ts': [
    'is named on a plain page',
    'names a topic that was in the previous data',
    'is not missed where it does not come: a place keeps its tint',
    'a page that is reloaded leaves nothing behind that ends a timer of the new one',
  ],
  'embedded/first-files.spec.ts': [
    'what a screen begins with says that it runs at once, in the first line of its files',
  ],
  'embedded/focus-ring.spec.ts': ['a product without rings is found'],
  'embedded/forced-colors.spec.ts': 'all',
  'embedded/forced-dark.spec.ts': 'all',
  'embedded/held-out.spec.ts': ['texts do not overlap, and nothing forbidden is asked for'],
  'embedded/home.spec.ts': ['Back shows a screen as far scrolled as it was left; a link shows its top'],
  'embedded/lengths.spec.ts': 'all',
  'embedded/library.spec.ts': 'all',
  'embedded/many-shifts.spec.ts': 'all',
  'embedded/own-data-access.spec.ts': 'all',
  'embedded/own-data-storage.spec.ts': [
    "'Export as workbook' saves a file that opens with the same topics, statuses and notes",
  ],
  'embedded/plain-http.spec.ts': 'all',
  'embedded/printing.spec.ts': [
    'a comparison on paper',
    'the board is printed with all cards of all columns, one below the other',
    'what is not on the map is named on paper, as a whole, and what is folded is open',
    'the review queue is printed without what decides',
    'other screens are on paper as the browser prints them, without the frame',
  ],
  'embedded/reading.spec.ts': ['an experiment in its frame'],
  'embedded/relations.spec.ts': 'all',
  'embedded/selection.spec.ts': ['a long press begins a selection, then taps toggle'],
  'embedded/small-window.spec.ts': 'all',
  'embedded/team.spec.ts': ['is there in the queue, on the board, on a card and at home'],
  'embedded/text-size.spec.ts': 'all',
  'embedded/translated.spec.ts': 'all',
  'embedded/windows.spec.ts': [
    'windows of laptops with classic scroll bars: nothing scrolls sideways, no bars in one another',
    'at 400 % nothing lies over what has the focus, and the page scrolls down only',
  ],
  'live/beside.spec.ts': [
    'the support chat hears who is there, of the login once, of pages, of the messenger, and of the end',
    'is shown, and reported with the user, but without the values of the address and the code of the login',
  ],
  'live/brief.spec.ts': [
    'a brief and a comparison say what the embedded ones say, and request what they show, four at once',
    "leaves a brief that says what is missing, until 'Try again'",
    "leaves a comparison that says what is missing, until 'Try again'",
  ],
  'live/builtin-charts.spec.ts': 'all',
  'live/bulk-status.spec.ts': 'all',
  'live/charts.spec.ts': [
    'a message that says nothing, from the frame of a chart or the page itself, causes no error',
    'a filter asks for one grant with the exact list; another theme keeps the filters and asks for none',
    'the list view and the drivers tab show two charts each, and previous data are drawn when chosen',
  ],
  'live/hosts-down.spec.ts': [
    'charts and chat say so after 15 seconds, offer another try, and the rest goes on',
    'the built-in chart is offered, and then taken at once for the rest of the visit',
    'the product works as before, and a crash is still shown',
    'a login ends with a word on it within seconds',
    'a link opens what it names once the API answers, without a key being pressed',
  ],
  'live/list-view.spec.ts': 'all',
  'live/screens.spec.ts': [
    'a project is left for another one from the assistant, and a project by its short address is one view',
  ],
  'live/session.spec.ts': [
    'is back at the login page and may try again',
    'without an organisation sees /403, with an empty one that there are no projects',
    'stays signed in over a reload; after a logout the provider asks for the password again',
  ],
  'live/shared-view.spec.ts': 'all',
  'live/silent-failures.spec.ts': ['offers to try again alone, without a text, and asks and logs once'],
  'live/statuses.spec.ts': [
    'of HTML with 200 that stored nothing is told as not saved',
    'a status that is set in one tab shows in the card, list and board that others have open',
  ],
  'live/trust.spec.ts': [
    'leaves nothing for the Back button',
    'a lasting 401 leads to the login page, which says so',
    'a 403 for the organisation says so',
    'a provider that is down at a reload is named; later the user is where they were',
    'code and state on another path are no login attempt',
    'an answer to a login of another time leads a signed-in user home',
  ],
};

/** For Playwright, which compares the path and the titles of a test. */
export function nightPatterns(): RegExp[] {
  return Object.entries(BY_NIGHT).flatMap(([file, titles]) => {
    const place = escaped(`/${file}`);
    if (titles === 'all') return [new RegExp(`${place} `)];
    return titles.map((title) => new RegExp(`${place} .*${escaped(title)}`));
  });
}

function escaped(text: string): string {
  return text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
}

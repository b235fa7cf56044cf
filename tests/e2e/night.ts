/**
 * Browser tests that `npm test` leaves to the night: windows, colours and papers beside the usual ones, a second fault of a
 * kind, and what a unit test proves as well. `npm run e2e` and `npm run nightly` run all. By day stays what only a browser
 * can tell of each screen, of what is saved, and of sessions. A new test runs by day as long as it is not named here.
 */
export const BY_NIGHT: Readonly<Record<string, 'all' | readonly string[]>> = {
  'embedded/accessibility.spec.ts': [
    'what is read',
    'the cards',
    'the assistant',
    'what is decided',
    'on the login and what opens there',
    'on an experiment, in its frame',
  ],
  'embedded/assistant.spec.ts': ['the bar is used by touch alone, with the signs above the keyboard'],
  'embedded/backup.spec.ts': 'all',
  'embedded/board-and-coverage.spec.ts': 'all',
  'embedded/brief.spec.ts': [
    "an address of a workshop leads to 'Imagine if' of a brief, which is printed and in PowerPoint",
    'a brief is printed, read on a phone, edited and handed on',
  ],
  'embedded/dialogs.spec.ts': [
    'single keys are switched off and on in the list of keys, and stay so over a reload',
    'dialogs stand in the middle and give the focus back, in a wide window and a narrow one',
    'Ctrl K opens the search above what is open, and closes back to where one was',
    'the Enter that confirms a word of an input method is nothing that a field acts on',
  ],
  'embedded/explore-filters.spec.ts': [
    'the bar of the filters in windows of each width',
    'the sheet of the filters',
    'what is chosen narrows the map, and other data have other names',
    'opens no row of the table below it; the next one does',
    'the names of a filter stand on one line, a long one cut and told in full by its tooltip',
    'what is open on a map or over it',
  ],
  'embedded/explore.spec.ts': ['filters, the table and the ways in and out'],
  'embedded/explore-lists.spec.ts': 'all',
  'embedded/explore-map-figures.spec.ts': [
    'the trend map is narrowed, downloaded, compared and read as a table',
    'the topic map',
  ],
  'embedded/explore-scale.spec.ts': 'all',
  'embedded/faults.spec.ts': [
    'is named on a plain page',
    'names a topic that was in the previous data',
    'is not missed where it does not come: a place keeps its tint',
    'a page that is reloaded leaves nothing behind that ends a timer of the new one',
    'to a topic that is gone opens the screen, and says so with what is known of it',
    'is named where it should be, and comes with another try',
    'is named with since when, and asked again by itself; the address stays',
  ],
  'embedded/first-files.spec.ts': [
    'what a screen begins with says that it runs at once, in the first line of its files',
  ],
  'embedded/flashcards.spec.ts': 'all',
  'embedded/focus-ring.spec.ts': 'all',
  'embedded/forced-colors.spec.ts': 'all',
  'embedded/forced-dark.spec.ts': 'all',
  'embedded/held-out.spec.ts': 'all',
  'embedded/home.spec.ts': ['Back shows a screen as far scrolled as it was left; a link shows its top'],
  'embedded/keep.spec.ts': [
    'where localStorage is refused',
    'what a full browser refuses is counted, saved as a file, and stored once there is room',
    'a damaged record is left out and kept aside, and all others are there',
  ],
  'embedded/layout.spec.ts': ['all other states'],
  'embedded/lengths.spec.ts': 'all',
  'embedded/library.spec.ts': 'all',
  'embedded/many-shifts.spec.ts': 'all',
  'embedded/own-data-access.spec.ts': 'all',
  'embedded/own-data-storage.spec.ts': 'all',
  'embedded/own-data.spec.ts': [
    'files are opened, replaced and removed',
    'a team opens its file again each year',
    'an exported project brings its statuses and notes to another browser',
  ],
  'embedded/path-of-its-own.spec.ts': 'all',
  'embedded/personal.spec.ts': 'all',
  'embedded/plain-http.spec.ts': 'all',
  'embedded/printing.spec.ts': [
    'a comparison on paper',
    'the board is printed with all cards of all columns, one below the other',
    'what is not on the map is named on paper, as a whole, and what is folded is open',
    'the review queue is printed without what decides',
    'other screens are on paper as the browser prints them, without the frame',
    'what is focused is printed like the rest',
  ],
  'embedded/published.spec.ts': 'all',
  'embedded/reading.spec.ts': 'all',
  'embedded/relations.spec.ts': 'all',
  'embedded/selection.spec.ts': 'all',
  'embedded/session.spec.ts': ['say what they are, and lead back'],
  'embedded/shell.spec.ts': 'all',
  'embedded/small-window.spec.ts': 'all',
  'embedded/stops.spec.ts': 'all',
  'embedded/team.spec.ts': ['is there in the queue, on the board, on a card and at home'],
  'embedded/text-size.spec.ts': 'all',
  'embedded/translated.spec.ts': 'all',
  'embedded/windows.spec.ts': [
    'windows of laptops with classic scroll bars: nothing scrolls sideways, no bars in one another',
    'at 400 % nothing lies over what has the focus, and the page scrolls down only',
    'a low window shows the rows of the list, whatever they are',
  ],
  'live/beside.spec.ts': [
    'the support chat hears who is there, of the login once, of pages, of the messenger, and of the end',
    'is shown, and reported with the user, but without the values of the address and the code of the login',
    'is blocked by the security policy',
  ],
  'live/brief.spec.ts': [
    'a brief and a comparison say what the embedded ones say, and request what they show, four at once',
    "leaves a brief that says what is missing, until 'Try again'",
    "leaves a comparison that says what is missing, until 'Try again'",
    'that ends the session returns to the brief after the login',
  ],
  'live/builtin-charts.spec.ts': 'all',
  'live/bulk-status.spec.ts': 'all',
  'live/charts.spec.ts': [
    'a click in the frame of the chart opens the flashcard, and the address names it',
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
    'a signed-in user reaches the login page within seconds, may try again, and may log out',
  ],
  'live/keep.spec.ts': ['what is half typed when the session ends is there after the log-in'],
  'live/list-view.spec.ts': 'all',
  'live/organisations.spec.ts': [
    "is not offered 'Previous Data', not even by a link",
    'two users of one organisation have statuses of their own',
  ],
  'live/restored-tabs.spec.ts': 'all',
  'live/screens.spec.ts': [
    'a project is left for another one from the assistant, and a project by its short address is one view',
  ],
  'live/session.spec.ts': [
    'is back at the login page and may try again',
    'without an organisation sees /403, with an empty one that there are no projects',
    'stays signed in over a reload; after a logout the provider asks for the password again',
    'is not gone on with by another account: nothing is asked of the project that was open',
  ],
  'live/shared-view.spec.ts': 'all',
  'live/silent-failures.spec.ts': [
    'offers to try again alone, without a text, and asks and logs once',
    '/api/permissions/1/',
    '/api/sows/1/topics/',
    '/api/sows/1/trends/',
    '/api/sows/1/shifts/',
    '/api/sows/1/opportunities/',
    '/api/foresight/1/',
    '/api/sows/1/versions',
  ],
  'live/statuses.spec.ts': [
    'of HTML with 200 that stored nothing is told as not saved',
    'a status that is set in one tab shows in the card, list and board that others have open',
    'that was stored before the connection was lost is told as saved',
    'a status is stored although the page is left at once',
    'a status is sent again when the server says, and is stored',
  ],
  'live/switch-project.spec.ts': 'all',
  'live/trust.spec.ts': [
    'leaves nothing for the Back button',
    'a lasting 401 leads to the login page, which says so',
    'a 403 for the organisation says so',
    'a provider that is down at a reload is named; later the user is where they were',
    'code and state on another path are no login attempt',
    'an answer to a login of another time leads a signed-in user home',
    'a device clock that is two hours fast is named; one that is slow does no harm',
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

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
  'embedded/compare.spec.ts': 'all',
  'embedded/dialogs.spec.ts': 'all',
  'embedded/explore-filters.spec.ts': [
    'the bar of the filters in windows of each width',
    'the sheet of the filters',
    'what is chosen narrows the map, and other data have other names',
    'opens no row of the table below it; the next one does',
    'the names of a filter stand on one line, a long one cut and told in full by its tooltip',
    'what is open on a map or over it',
  ],
  'embedded/explore.spec.ts': 'all',
  'embedded/explore-lists.spec.ts': 'all',
  'embedded/explore-map-figures.spec.ts': [
    'the trend map is narrowed, downloaded, compared and read as a table',
    'the topic map',
  ],
  'embedded/explore-map.spec.ts': 'all',
  'embedded/explore-scale.spec.ts': 'all',
  'embedded/faults.spec.ts': [
    'is read where it is clear, otherwise one line says what was left out',
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
  'embedded/home.spec.ts': 'all',
  'embedded/keep.spec.ts': [
    'where localStorage is refused',
    'what a full browser refuses is counted, saved as a file, and stored once there is room',
    'a damaged record is left out and kept aside, and all others are there',
  ],
  'embedded/layout.spec.ts': ['all other states'],
  'embedded/lengths.spec.ts': 'all',
  'embedded/library.spec.ts': 'all',
  'embedded/many-shifts.spec.ts': 'all',
  'embedded/map-axes.spec.ts': 'all',
  'embedded/own-data-access.spec.ts': 'all',
  'embedded/own-data-grid.spec.ts': 'all',
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
  'embedded/ranking.spec.ts': 'all',
  'embedded/reading.spec.ts': 'all',
  'embedded/relations.spec.ts': 'all',
  'embedded/selection.spec.ts': 'all',
  'embedded/session.spec.ts': ['say what they are, and lead back'],
  'embedded/shell.spec.ts': 'all',
  'embedded/small-window.spec.ts': 'all',
  'embedded/stops.spec.ts': 'all',
  'embedded/team.spec.ts': 'all',
  'embedded/text-size.spec.ts': 'all',
  'embedded/the-year.spec.ts': [
    'a new user sees how the decisions of the sample were judged, and confirms what has moved',
  ],
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
    'are renewed once: while one is at work, and before the first has drawn anything',
    'a click in the frame of the chart opens the flashcard, and the address names it',
    'a message that says nothing, from the frame of a chart or the page itself, causes no error',
    'a filter asks for one grant with the exact list; another theme keeps the filters and asks for none',
    'the list view and the drivers tab show two charts each, and previous data are drawn when chosen',
  ],
  'live/hosts-down.spec.ts': 'all',
  'live/keep.spec.ts': [
    'what is half typed when the session ends is there after the log-in',
    'a decision whose save is refused for its token is saved after the log-in, and is sent for no other user',
  ],
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
    'a status that is set in one tab shows in the table of another one, and in its card',
    'of HTML with 200 that stored nothing is told as not saved',
    'a status that is set in one tab shows in the card, list and board that others have open',
    'that was stored before the connection was lost is told as saved',
    'a status is stored although the page is left at once',
    'a status is sent again when the server says, and is stored',
  ],
  'live/switch-project.spec.ts': 'all',
  'live/trust.spec.ts': [
    'leaves nothing for the Back button',
    'reaches every tab and removes what is personal',
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

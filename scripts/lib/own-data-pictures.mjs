// The steps of opening own data, for scripts/screenshots.mjs.

/** @typedef {import('playwright').Page} Page */

const HEADER = 'Signal;What it is;Growth in % p.a.;Size;Cluster;Agreement';
/** @type {readonly (readonly [name: string, text: string, growth: string, size: string, trend: string, agreement: string])[]} */
const ROWS = [
  [
    'Sodium-ion cells',
    'Salt is cheaper than lithium, and a sack of it is everywhere',
    '31,7',
    '21 %',
    'Next batteries',
    'Moderate',
  ],
  ['Solid-state cells', 'Replacing the liquid in a cell with a ceramic', '23,2', '13 %', 'Next batteries', 'Low'],
  [
    'Second-life packs',
    'A traction battery retires when a driver loses patience',
    '14,6',
    '25 %',
    'Next batteries',
    'Moderate',
  ],
  [
    'Kerbside charging',
    'Half the city sleeps without a driveway',
    '26,2',
    '56 %',
    'Charging as infrastructure',
    'Moderate',
  ],
  ['Depot charging', 'Fleets that return to base each night', '28,8', '58 %', 'Charging as infrastructure', 'High'],
  ['Battery swapping', 'Two minutes instead of forty', '6,1', '12 %', 'Charging as infrastructure', 'Low'],
  ['Cargo bikes', 'The last kilometre on two wheels', '20,7', '72 %', 'Light vehicles', 'High'],
  ['Shared scooters', 'Fewer operators, more parking', '-4,2', '35 %', 'Light vehicles', 'High'],
  ['Car clubs', 'One car for twelve households', '7,9', '57 %', 'Sharing', 'Moderate'],
  ['On-demand buses', 'The timetable is a question', '11,7', '73 %', 'Public transport', 'Moderate'],
  ['Night trains', 'Sleeping through borders', '3,4', '27 %', 'Public transport', 'High'],
  ['Low-traffic quarters', 'Streets that lead nowhere on purpose', '10,9', '61 %', 'Cities', 'High'],
  ['Congestion charges', 'A price for the rush hour', '7,2', '64 %', 'Cities', 'High'],
  ['Delivery robots', 'A box that waits at the door', '17,5', '21 %', 'Automation', 'Low'],
  ['Robotaxis', 'Taxis that drive without a driver', '21,3', '31 %', 'Automation', 'Moderate'],
  ['Truck platoons', 'Ten metres apart at eighty', '-5,7', '10 %', 'Automation', 'Low'],
  ['Green steel bodies', 'The same sheet without the coal', '13,7', '71 %', 'Materials', 'Moderate'],
  ['Mono-material seats', 'A seat that can be taken apart', '3,4', '51 %', 'Materials', 'Moderate'],
  ['Synthetic fuels', 'For engines that will not go away', '1,5', '64 %', 'Energy', 'Low'],
  ['Vehicle to grid', 'The car park as a power station', '26,8', '19 %', 'Energy', 'Moderate'],
  ['Pay per kilometre', 'Insurance by the odometer', '4,6', '73 %', 'Sharing', 'High'],
  ['Subscription cars', 'A car by the month', '2,6', '86 %', 'Sharing', 'High'],
  ['Digital licences', 'The wallet stays at home', '-1,2', '51 %', 'Cities', 'High'],
  ['Quiet tyres', 'What is heard when engines are not', '1,9', '60 %', 'Materials', 'Moderate'],
];
const CSV = csvOf(ROWS);
/** @param {Page} page */
export async function showChoice(page) {
  await page.getByRole('button', { name: 'Open your own data' }).click();
  await page.getByRole('button', { name: 'Choose a file' }).waitFor();
}

/** @param {Page} page */
export async function showMapping(page) {
  await choose(page, 'mobility-signals.csv', CSV);
  await openButton(page).waitFor();
}

/** @param {Page} page */
export async function showOwnMap(page) {
  await showMapping(page);
  await openButton(page).click();
  await page.getByRole('application', { name: 'Topic map' }).waitFor();
  await closeMessage(page);
}

/** Says that the project is open. @param {Page} page */
function closeMessage(page) {
  return page.getByRole('button', { name: 'Dismiss' }).click();
}

/** @param {Page} page */
function openButton(page) {
  return page.getByRole('button', { name: /^Open \d+ topics$/ });
}

/**
 * @param {Page} page
 * @param {string} name
 * @param {string} content
 */
async function choose(page, name, content) {
  await showChoice(page);
  const file = { name, mimeType: 'text/plain', buffer: Buffer.from(content) };
  await page.getByLabel('File with your own data').setInputFiles(file);
}

/** @param {readonly (readonly string[])[]} rows */
function csvOf(rows) {
  return [HEADER, ...rows.map((row) => row.join(';'))].join('\r\n');
}

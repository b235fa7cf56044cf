import { pick } from './random.mjs';

const QUALITIES = ['Adaptive', 'Autonomous', 'Biobased', 'Circular', 'Distributed', 'Edible', 'Modular', 'Predictive'];
const MATERIALS = ['battery', 'carbon', 'cold-chain', 'genome', 'grid', 'kitchen', 'microbe', 'packaging', 'textile'];
const FORMS = ['services', 'markets', 'sensors', 'refineries', 'passports', 'robots', 'standards', 'farms', 'vaults'];

/** The parts of a sentence; any combination is readable, and texts compress about as well as written ones. */
const SUBJECTS = [
  'A second supplier',
  'The insurer',
  'A city with ageing pipes',
  'The largest buyer',
  'A workshop of nine people',
  'The regulator',
  'A university spin-off',
  'The owner of the data',
  'The repair trade',
  'A household on a fixed income',
];
const VERBS = [
  'now pays for',
  'has stopped waiting for',
  'wants proof of',
  'competes with',
  'quietly replaces',
  'rents',
];
const OBJECTS = [
  'machines that report their own wear',
  'a cheaper route to the same chemistry',
  'shared formats for things that come back',
  'forecasts bought by the hour',
  'storage that outlives the lease',
  'labels that anyone can check',
  'a licence instead of a factory',
  'parts made next to the customer',
];
const ENDINGS = [
  'because the running cost decides.',
  'and two standards compete for the rest.',
  'while margins move elsewhere.',
  'before the law has caught up.',
  'although few trials reached a second site.',
  'with the first tenders out this year.',
];

/**
 * A topic's or trend's name, a different one for each index.
 * @param {number} index
 */
export function sampleName(index) {
  const quality = QUALITIES[index % QUALITIES.length];
  const material = MATERIALS[Math.floor(index / QUALITIES.length) % MATERIALS.length];
  const form = FORMS[Math.floor(index / (QUALITIES.length * MATERIALS.length)) % FORMS.length];
  const turn = Math.floor(index / (QUALITIES.length * MATERIALS.length * FORMS.length));
  return turn === 0 ? `${quality} ${material} ${form}` : `${quality} ${material} ${form} ${turn + 1}`;
}

/**
 * @param {() => number} random
 * @param {number} sentences
 */
export function sampleParagraph(random, sentences) {
  const sentence = () => [SUBJECTS, VERBS, OBJECTS, ENDINGS].map((parts) => pick(random, parts)).join(' ');
  return Array.from({ length: sentences }, sentence).join(' ');
}

import { describe, expect, it } from 'vitest';
import { proposalsAt } from '../../../../src/domain/query/language/proposals';
import { EVERY_TOPIC } from '../../../../src/domain/query/query';
import { smallProject } from './ask-project';

/** What is first for a beginning: names, labels and values before figures, shown words before others, wholes before beginnings. */
const FIRST: readonly (readonly [typed: string, words: string])[] = [
  ['n', 'Niche'],
  ['ni', 'Niche'],
  ['nic', 'Niche'],
  ['niche', 'Niche'],
  ['mainstream', 'Mainstream'],
  ['mai', 'Mainstream'],
  ['tre', 'Trends'],
  ['trend', 'Trends'],
  ['t', 'Topics'],
  ['to', 'Topics'],
  ['top', 'Topics'],
  ['sh', 'Shifts'],
  ['shift', 'Shifts'],
  ['s', 'Society …'],
  ['str', 'Strong Signal'],
  ['strong', 'Strong Signal'],
  ['strong signal', 'Strong Signal'],
  ['m', 'Market size …'],
  ['ma', 'Market size …'],
  ['mat', 'Mature Signal'],
  ['mature', 'Mature Signal'],
  ['d', 'Drivers …'],
  ['dis', 'Disregard'],
  ['disr', 'Disregard'],
  ['disruptor', 'Potential Disruptor'],
  ['u', 'Undefined'],
  ['un', 'Undefined'],
  ['undecided', 'Undefined'],
  ['imp', 'Important'],
  ['an', 'Analyze'],
  ['ana', 'Analyze'],
  ['mon', 'Monitor'],
  ['low', 'Consensus Low'],
  ['-low', 'Consensus not Low'],
  ['hi', 'Consensus High'],
  ['high', 'Consensus High'],
  ['mod', 'Consensus Moderate'],
  ['c', 'Consumers …'],
  ['con', 'Consumers …'],
  ['cons', 'Consumers …'],
  ['g', 'Growth …'],
  ['gr', 'Growth …'],
  ['gro', 'Growth …'],
  ['growth', 'Growth'],
  ['growth>10', 'Growth over 10 %'],
  ['growth > 10', 'Growth over 10 %'],
  ['ind', 'Industry …'],
  ['industry', 'Industry …'],
  ['soc', 'Society …'],
  ['so', 'Society …'],
  ['dri', 'Drivers …'],
  ['sources', 'Sources …'],
  ['gap', 'Distance of the lenses …'],
  ['food', 'Shift Food redesigned'],
  ['clean', 'Shift Clean power'],
  ['clean po', 'Clean power'],
  ['heat', 'Heat pumps'],
  ['heat pumps', 'Heat pumps'],
  ['pumps', 'Heat pumps'],
  ['home', 'Home heating'],
  ['heating', 'Home heating'],
  ['barrier', 'Barrier paper'],
  ['grid', 'Grid batteries'],
  ['less pack', 'Less packaging'],
  ['wär', 'Wärme aus Abwasser'],
  ['waerme', 'Wärme aus Abwasser'],
  ['abwasser', 'Wärme aus Abwasser'],
  ['anna', 'Decided by Anna Berg'],
  ['iea', 'iea'],
  ['research', 'A source of the class Research'],
  ['new', 'New'],
  ['stark', 'Strong Signal'],
  ['reif', 'Mature Signal'],
  ['wachstum', 'Growth …'],
  ['neu', 'New'],
  ['größe', 'Average sizing …'],
  ['unentschieden', 'Undefined'],
  ['asia', 'Region Asia'],
  ['market', 'Market size …'],
  ['market size', 'Market size …'],
  ['size', 'Average sizing …'],
  ['future', 'Future kitchen'],
  ['top 5', 'Growth, largest first · Rows 1 to 5'],
  ['average growth', 'Average of growth a year'],
];

const first = (typed: string, taken?: ReadonlyMap<string, number>) =>
  proposalsAt(typed, EVERY_TOPIC, smallProject(taken && { taken }))[0];

describe('the ranking of proposals', () => {
  it.each(FIRST)('begins for %s with %s', (typed, words) => {
    expect(first(typed)?.words).toBe(words);
  });

  it('has 60 beginnings at least', () => {
    expect(FIRST.length).toBeGreaterThanOrEqual(60);
  });

  it('learns from what is taken among what fits as well', () => {
    const [, other] = proposalsAt('home heating', EVERY_TOPIC, smallProject());
    expect(first('home heating', new Map([[other?.id ?? '', 1]]))?.id).toBe(other?.id);
  });

  it('learns nothing against what was typed in full', () => {
    const [label, ...others] = proposalsAt('niche', EVERY_TOPIC, smallProject());
    for (const { id } of others) expect(first('niche', new Map([[id, 100]]))?.id).toBe(label?.id);
  });
});

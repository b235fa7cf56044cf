import { expect, it } from 'vitest';
import { segment } from '../../../../src/domain/query/language/segment';
import type { AskPart } from '../../../../src/domain/query/part';
import { EVERY_TOPIC } from '../../../../src/domain/query/query';
import { smallProject } from './ask-project';

const PROJECT = smallProject();

it.each([
  ['how fast does Clean power grow', ['columns', 'shift'], []],
  ['lost size in industry', [], []],
  ['big in industry', [], ['figure', 'columns']],
  ['große Themen', ['subject'], ['figure']],
  ['topics that were growing', ['subject'], ['figure']],
  ['niche consumers', ['label'], ['columns']],
  ['growth higher in Clean power than in Food', ['subject', 'order'], ['shift']],
  ['topics that grew but got smaller', ['subject', 'figure', 'figure'], []],
  ['topics about heat unlike heat pumps', ['subject', 'text'], ['topic']],
  ['paper in Clean power', ['shift'], []],
  ['show growth and sizing of strong signals', ['columns', 'quadrant'], []],
  ['Themen mit großem Konsens', ['subject'], ['figure']],
  ['ignore everything we disregarded', [], ['status']],
  ['topics that were important', ['subject'], ['status']],
  ['decided in the last 30 days', ['status'], []],
  ['tell Anna to look at heat pumps', ['topic'], ['member']],
  ['sorted by how many drivers they have', ['order'], []],
  ['nach Shift, größte Gruppe zuerst', ['group'], []],
  ['nach Wachstum absteigend', ['order'], []],
  ['the three smallest topics in Clean power for society', ['order', 'rows', 'subject', 'shift'], []],
  ['topics 11 to 20 by growth', ['subject'], ['figure']],
  ['who disregarded heat pumps', ['topic'], ['status']],
  ['topics that lost sizing since the previous data', ['subject', 'figure'], []],
  ['topics that lost sizing', ['subject', 'figure'], []],
  ['new trends against the previous data', ['new', 'subject'], []],
  ['sizing fell after all, previous data', ['figure'], ['version']],
  ['topics in the previous data', ['subject', 'version'], []],
  ['Themen in den vorigen Daten', ['subject', 'version'], []],
  ['shifts where most topics shrink', ['subject'], ['order', 'figure']],
  ['Trends, bei denen die meisten Themen reif sind', ['subject', 'quadrant'], ['order']],
  ['shifts with the most topics', ['subject', 'order'], []],
  ['Shifts mit den meisten Themen', ['subject', 'order'], []],
  ['average growth of strong compared with mature signals', ['statistic'], ['quadrant']],
  ['average growth: strong vs mature vs disruptors', ['statistic'], ['quadrant']],
  ['average growth of Heat pumps vs Grid batteries', ['statistic'], ['topic']],
  ['average growth of strong and mature signals', ['statistic', 'quadrant'], []],
  ['topics that we rated neither important nor monitor', ['subject', 'status', 'status'], []],
  ['nicht als wichtig bewertet', ['status'], []],
  ['entweder Anna oder Ben hat es als wichtig eingestuft', ['status'], ['member', 'member']],
  ['set Heat pumps to disregard', ['status'], ['topic']],
  ['disregard Heat pumps', ['status', 'topic'], []],
  ['mark all strong signals as important', ['status'], ['quadrant']],
  ['not yet rated as important', ['status'], []],
  ['markiere Heat pumps als verworfen', ['status'], ['topic']],
])('takes no word for a condition of its own that is said of another: %s', (sentence, clear, open) => {
  const { chips, open: places } = segment(sentence, EVERY_TOPIC, PROJECT);
  const kindsOf = (parts: readonly AskPart[]) =>
    parts.map((part) => (part.kind === 'condition' ? part.condition.kind : part.kind));
  expect([
    kindsOf(chips.map(({ part }) => part)),
    kindsOf(places.flatMap(({ parts: [first] }) => first ?? [])),
  ]).toEqual([clear, open]);
});

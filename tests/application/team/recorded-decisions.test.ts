import { beforeEach, describe, expect, it } from 'vitest';
import { RecordedDecisions } from '../../../src/application/team/recorded-decisions';
import { topicId } from '../../builders/team-mother';
import { FakeDirectory } from '../../fakes/fake-directory';
import { TeamBrowser } from './team-browser';

const recordedOf = (browser: TeamBrowser): RecordedDecisions => browser.platform.get(RecordedDecisions);

let directory: FakeDirectory;
let maya: TeamBrowser;
let anna: TeamBrowser;

/** The files of decisions in the folder, by their paths. */
const files = (): readonly string[] =>
  [...directory.folder('decisions').files.keys()].toSorted().map((name) => `decisions/${name}`);

async function record(): Promise<void> {
  const recording = recordedOf(maya).record();
  await maya.pass(5000);
  await recording;
  await anna.refresh();
}

/** The names of those who have confirmed what stands, as a browser shows it. */
function confirmed(browser: TeamBrowser): readonly string[] {
  const recorded = recordedOf(browser);
  const { last } = recorded;
  return last === null ? [] : recorded.confirmedBy(last).map(({ name }) => name);
}

beforeEach(async () => {
  directory = new FakeDirectory('Packaging council');
  maya = await TeamBrowser.joined('Maya', directory);
  anna = await TeamBrowser.joined('Anna', directory);
  await maya.decide(1, 3, 'Half of the market');
  await anna.decide(1, 3);
  await anna.decide(2, 4);
  await maya.refresh();
});

describe('a decision that the lead records', () => {
  it('has the votes, reasons and names of that day, and is confirmed by each member', async () => {
    expect([recordedOf(anna).canRecord, recordedOf(maya).canRecord]).toEqual([false, true]);
    await record();
    expect(files()).toEqual(['decisions/2026-11-21.json']);
    const { last } = recordedOf(anna);
    expect(last?.topics.map(({ name, status, votes }) => [name, status, votes.length])).toEqual([
      ['T1', 3, 2],
      ['T2', 4, 1],
    ]);
    expect(last?.topics[0]?.votes.find(({ name }) => name === 'Maya')?.reason).toBe('Half of the market');
    expect([confirmed(maya), confirmed(anna)]).toEqual([['Maya'], ['Maya']]);
    recordedOf(anna).confirm(last!);
    await anna.pass(3000);
    await maya.refresh();
    expect(confirmed(maya).toSorted()).toEqual(['Anna', 'Maya']);
    expect(recordedOf(anna).canConfirm(last!)).toBe(false);
  });

  it('has what the lead decided before the team was there to log it', async () => {
    maya.platform.signals.decided = async () => new Map([[topicId(3), 2]]);
    await record();
    expect(recordedOf(anna).last?.topics.map(({ name, status }) => [name, status])).toContainEqual(['T3', 2]);
  });

  it('says what changed since, and stays as it was', async () => {
    await record();
    const before = directory.textOf('decisions/2026-11-21.json');
    expect(recordedOf(maya).changedSince(recordedOf(maya).last!).names).toEqual([]);
    await anna.decide(2, 1);
    await maya.decide(3, 2);
    await maya.refresh();
    expect(recordedOf(maya).changedSince(recordedOf(maya).last!).names).toEqual(['T2', 'T3']);
    await record();
    expect(files()).toEqual(['decisions/2026-11-21-2.json', 'decisions/2026-11-21.json']);
    expect(directory.textOf('decisions/2026-11-21.json')).toBe(before);
    expect(recordedOf(anna).last?.topics).toHaveLength(3);
    expect(confirmed(anna)).toEqual(['Maya']);
  });

  it('hides from one who has not decided what others have said since', async () => {
    maya.acts.decideFirst(true);
    await maya.pass(3000);
    await record();
    const tom = await TeamBrowser.joined('Tom', directory);
    const { names, hidden } = recordedOf(tom).changedSince(recordedOf(tom).last!);
    expect([names, hidden]).toEqual([[], 2]);
  });
});

describe('a file of a decision', () => {
  beforeEach(record);

  it.each([
    ['cut in half', (text: string) => text.slice(0, text.length / 2)],
    ['empty', () => ''],
    ['of something else', () => '{"format":"team/2"}'],
    ['changed in an editor', (text: string) => text.replace('"name":"T1"', '"name":"T9"')],
    ['without its check sum', (text: string) => text.replace(/"sum":"\w+",?/, '')],
    ['without its signature', (text: string) => text.replace(/,"key":.*\}$/, '}')],
  ])('that is %s changes nothing, and is named', async (_what, change) => {
    const whole = directory.textOf('decisions/2026-11-21.json') ?? '';
    const { last } = recordedOf(anna);
    directory.put('decisions/2026-12-24.json', change(whole));
    await anna.refresh();
    expect([recordedOf(anna).last, recordedOf(anna).unusable]).toEqual([last, ['2026-12-24.json']]);
  });

  it('of another team, or of a member who does not lead this one, changes nothing', async () => {
    const other = new FakeDirectory('Another council');
    const tom = await TeamBrowser.joined('Tom', other);
    await tom.decide(1, 1);
    const recording = recordedOf(tom).record();
    await tom.pass(5000);
    await recording;
    directory.put('decisions/2026-12-24.json', other.textOf('decisions/2026-11-21.json') ?? '');
    await anna.refresh();
    expect([recordedOf(anna).last?.byName, recordedOf(anna).unusable]).toEqual(['Maya', ['2026-12-24.json']]);
  });

  it('that is confirmed is another one once it was changed', async () => {
    const { last } = recordedOf(anna);
    recordedOf(anna).confirm({ ...last!, sum: 'a'.repeat(64) });
    await anna.pass(3000);
    await maya.refresh();
    expect(confirmed(maya)).toEqual(['Maya']);
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { DecisionLog } from '../../../src/application/the-year/decision-log';
import { TeamLoader } from '../../../src/application/team/team-loader';
import { StandingDecisions } from '../../../src/application/the-year/standing-decisions';
import { ConfirmDecision } from '../../../src/application/the-year/confirm-decision';
import { ToConfirmViewModel } from '../../../src/application/the-year/to-confirm.view-model';
import { conditionTextWords } from '../../../src/domain/query/condition-text';
import { EVERY_TOPIC, type Query } from '../../../src/domain/query/query';
import { memberFileText, recordIn } from '../../builders/team-files';
import { aDecision, aMember, topicId } from '../../builders/team-mother';
import { FakeDirectory } from '../../fakes/fake-directory';
import { TeamBrowser } from './team-browser';

const under = (value: number): Query => ({
  ...EVERY_TOPIC,
  conditions: [{ kind: 'figure', figure: 'growth', comparator: 'under', value, not: false }],
});

let directory: FakeDirectory;
let maya: TeamBrowser;
let anna: TeamBrowser;

async function joined(name: string): Promise<TeamBrowser> {
  const browser = await TeamBrowser.joined(name, directory);
  browser.platform.get(DecisionLog).start();
  await browser.platform.get(TeamLoader).load();
  return browser;
}

beforeEach(async () => {
  directory = new FakeDirectory('Packaging council');
  maya = await joined('Maya');
  anna = await joined('Anna');
});

const set = async (browser: TeamBrowser, id: number, query: Query): Promise<void> => {
  browser.platform.get(ConfirmDecision).setCondition(browser.topic(id), query);
  await browser.pass(5000);
};

/** What a browser shows of a colleague's condition. */
const shown = ({ store }: TeamBrowser, id: number): readonly (string | null)[] =>
  store
    .standings(topicId(id))
    .filter(({ isYou }) => !isYou)
    .map(({ decision }) => conditionTextWords(decision?.condition?.text ?? null));

describe('when a decision is to be made again', () => {
  it('is set beside the reason, and is read by colleagues', async () => {
    await maya.decide(1, 3, 'Half of the market');
    await set(maya, 1, under(0.05));
    await anna.refresh();
    expect(shown(anna, 1)).toEqual(['growth under 5 %']);
    expect(anna.store.standings(topicId(1)).map(({ reason }) => reason)).toEqual(['Half of the market']);
    await set(maya, 1, EVERY_TOPIC);
    await anna.refresh();
    expect(shown(anna, 1)).toEqual([null]);
  });

  it('stays in the log where the topic is decided differently later', async () => {
    await maya.decide(1, 2);
    maya.acts.explain(maya.topic(1), 'Too small');
    await maya.pass(5000);
    await set(maya, 1, under(0.05));
    await maya.decide(1, 3);
    await anna.refresh();
    const [colleague] = anna.store.colleagues;
    const log = colleague?.logs.get(topicId(1))?.log ?? [];
    expect(log.map(({ condition }) => conditionTextWords(condition?.text ?? null))).toEqual(['growth under 5 %', null]);
  });

  it('is dropped by a confirmation, and comes again when that is taken back', async () => {
    await maya.decide(1, 3);
    await set(maya, 1, under(0.05));
    maya.platform.get(ConfirmDecision).confirm(maya.topic(1));
    await maya.pass(5000);
    await anna.refresh();
    expect(shown(anna, 1)).toEqual([null]);
    maya.acts.takeBackDecidedAgain(maya.topic(1));
    await maya.pass(5000);
    await anna.refresh();
    expect(shown(anna, 1)).toEqual(['growth under 5 %']);
  });

  it('waits until the decision is saved and logged', async () => {
    const deciding = maya.decide(2, 3);
    await set(maya, 2, under(0.05));
    await deciding;
    await anna.refresh();
    expect(shown(anna, 2)).toEqual(['growth under 5 %']);
  });

  it('counts for the user, whichever computer it was set or removed on', async () => {
    await maya.decide(1, 3);
    await set(maya, 1, under(0.05));
    const view = maya.platform.get(ToConfirmViewModel);
    expect(view.conditionWords(maya.topic(1))).toBe('growth under 5 %');
    // The other computer writes into the file alone.
    maya.acts.decideAgainWhen(maya.topic(1), null);
    await maya.pass(5000);
    expect(view.conditionWords(maya.topic(1))).toBeNull();
    expect(maya.platform.get(StandingDecisions).byTopic.get(topicId(1))?.history).toHaveLength(1);
  });

  it('changes nothing where it is damaged or of another product', async () => {
    await maya.decide(1, 2);
    await maya.refresh();
    const before = { members: maya.store.members.length, own: recordIn(directory, maya.store.own?.id) };
    const damaged: readonly unknown[] = [
      null,
      7,
      [],
      {},
      { q: 5, at: '2026-11-01T09:00:00.000Z' },
      { q: 'x'.repeat(5000), at: '2026-11-01T09:00:00.000Z' },
      { q: '{"conditions":[{"kind":"of-another-product"}]}', at: '2026-11-01T09:00:00.000Z', n: 3 },
      { q: '{', at: 'yesterday', n: -1 },
    ];
    const text = memberFileText(aMember('jonas-1111', { 1: [aDecision(3, undefined, 'Why not')] }));
    for (const when of damaged) {
      directory.put('members/jonas-1111.json', text.replace('"s":"', `"when":${JSON.stringify(when)},"s":"`));
      await maya.refresh();
      const [, jonas] = maya.store
        .standings(topicId(1))
        .toSorted((one, other) => Number(other.isYou) - Number(one.isYou));
      expect([jonas?.status, jonas?.reason, shown(maya, 1)], JSON.stringify(when)).toEqual([3, 'Why not', [null]]);
      expect(maya.platform.get(ToConfirmViewModel).all).toEqual([]);
    }
    expect(maya.store.members).toHaveLength(before.members + 1);
    expect(recordIn(directory, maya.store.own?.id).decisions).toEqual(before.own.decisions);
  });
});

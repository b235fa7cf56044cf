import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { PickTopicStatus } from '../../../src/application/decisions/pick-topic-status';
import { DecidedAgainLogs } from '../../../src/application/decisions/decided-together';
import { TeamLoader } from '../../../src/application/team/team-loader';
import { WaitingActs } from '../../../src/application/team/waiting-acts';
import { DecisionLog } from '../../../src/application/the-year/decision-log';
import { ConfirmDecision } from '../../../src/application/the-year/confirm-decision';
import { Drafts } from '../../../src/application/workspace/drafts';
import { conditionTextWords, textOfConditions } from '../../../src/domain/query/condition-text';
import { EVERY_TOPIC, type Query } from '../../../src/domain/query/query';
import type { TopicStatus } from '../../../src/domain/topic/topic-status';
import { topicId } from '../../builders/team-mother';
import { FakeDirectory } from '../../fakes/fake-directory';
import { settle } from '../../fakes/settle';
import { TeamBrowser } from './team-browser';

const under = (value: number): Query => ({
  ...EVERY_TOPIC,
  conditions: [{ kind: 'figure', figure: 'growth', comparator: 'under', value, not: false }],
});

/** A browser with a team, in which one user decides topic 1. */
class Page {
  private constructor(readonly browser: TeamBrowser) {}

  static async of(browser: TeamBrowser): Promise<Page> {
    browser.platform.get(DecisionLog).start();
    await settle();
    return new Page(browser);
  }

  get topic() {
    return this.browser.topic(1);
  }

  get confirming(): ConfirmDecision {
    return this.browser.platform.get(ConfirmDecision);
  }

  async decide(status: TopicStatus): Promise<void> {
    await this.browser.platform.get(PickTopicStatus).pickQuietly(this.topic, status);
    await settle();
  }

  /** The code of the team arrives. */
  async arrive(): Promise<void> {
    if (this.browser.platform.get(TeamLoader).loaded !== null) return;
    await this.browser.platform.get(TeamLoader).load();
    await this.browser.arrive();
  }

  async left(): Promise<Page> {
    return Page.of(await this.browser.reopened({ isTeamLate: true }));
  }
}

let directory: FakeDirectory;
let anna: TeamBrowser;

async function joined(name: string): Promise<TeamBrowser> {
  const browser = await TeamBrowser.joined(name, directory);
  await browser.platform.get(TeamLoader).load();
  return browser;
}

/** Of the entries on topic 1 that a colleague reads: status, whether it confirms, and its condition. */
async function readBy(browser: TeamBrowser): Promise<readonly string[]> {
  await browser.refresh();
  const log = browser.store.colleagues[0]?.logs.get(topicId(1))?.log ?? [];
  return log.map(({ status, confirms, takesBack, condition }) => {
    const how = confirms ? ' again' : takesBack ? ' taken back' : '';
    const words = conditionTextWords(condition?.text ?? null);
    return `${status}${how}${words === null ? '' : `, ${words}`}`;
  });
}

describe('what is said of a decision that the log of the team does not have yet', () => {
  let page: Page;

  beforeEach(async () => {
    directory = new FakeDirectory('Packaging council');
    page = await Page.of(await joined('Maya'));
    anna = await joined('Anna');
    page = await page.left();
  });

  it('is read by colleagues where the page was left before the code of the team was there', async () => {
    await page.decide(2);
    page.confirming.setCondition(page.topic, under(0.05));
    page = await page.left();
    await page.arrive();
    await page.browser.pass(10_000);
    expect(await readBy(anna)).toEqual(['2, growth under 5 %']);
    expect(page.browser.platform.get(WaitingActs).topicIds).toEqual([]);
  });

  it('is logged with the time and the figures that a confirmation was made with', async () => {
    await page.decide(3);
    await page.arrive();
    await page.browser.pass(10_000);
    page = await page.left();
    const at = page.browser.clock.now().toISOString();
    page.confirming.confirm(page.topic);
    page = await page.left();
    await page.browser.pass(60_000);
    await page.arrive();
    await page.browser.pass(10_000);
    expect(await readBy(anna)).toEqual(['3', '3 again']);
    const again = anna.store.colleagues[0]?.logs.get(topicId(1))?.log.at(-1);
    expect([again?.at, again?.figures?.growth]).toEqual([at, page.topic.growth]);
  });

  it('counts for no other decision than its own', async () => {
    await page.decide(2);
    page.confirming.setCondition(page.topic, under(0.05));
    page = await page.left();
    await page.decide(3);
    await page.arrive();
    await page.browser.pass(10_000);
    expect(await readBy(anna)).toEqual(['3']);
    expect(page.browser.platform.get(WaitingActs).topicIds).toEqual([]);
  });

  it('waits for no team that is not there', async () => {
    page = await Page.of(await TeamBrowser.open({ isTeamLate: true }));
    await page.decide(2);
    page.confirming.setCondition(page.topic, under(0.05));
    expect(page.browser.platform.get(WaitingActs).topicIds).toEqual(['1']);
    await page.arrive();
    page.confirming.confirm(page.topic);
    await page.browser.pass(10_000);
    expect(page.browser.platform.get(WaitingActs).topicIds).toEqual([]);
  });

  it('waits where the storage cannot be read: it is not known whether there is a team', async () => {
    page = await Page.of(await TeamBrowser.open({ isTeamLate: true }));
    await page.decide(2);
    page.confirming.setCondition(page.topic, under(0.05));
    page.browser.storage.isUnavailable = true;
    await page.arrive();
    await page.browser.pass(10_000);
    expect(page.browser.platform.get(WaitingActs).topicIds).toEqual(['1']);
  });

  it('is read where two tabs have written it, or something damaged is stored', async () => {
    const drafts = page.browser.platform.get(Drafts);
    const waiting = page.browser.platform.get(WaitingActs);
    await page.decide(2);
    const stored = (condition: string) => JSON.stringify({ status: 2, steps: [{ condition }] });
    drafts.write('again 1', `${stored('one')}\n\n${stored('two')}`);
    expect(waiting.of(topicId(1))?.steps).toEqual([{ condition: 'two' }]);
    const damaged = ['', '{', '7', 'null', '[]', '{"status":9,"steps":[]}', '{"status":0,"steps":[]}', '{"status":2}'];
    for (const text of damaged) {
      drafts.write('again 1', text);
      expect(waiting.of(topicId(1)), text).toBeNull();
    }
    drafts.write('again 1', '{"status":2,"steps":[7,null,{},{"at":"yesterday"},{"condition":5},{"condition":null}]}');
    expect(waiting.of(topicId(1))?.steps).toEqual([{ condition: null }]);
  });
});

it('reaches colleagues, whenever pages are left and whenever the code of the team comes', async () => {
  const said = fc.constantFrom<number | null | 'confirm' | 'take back' | 'leave' | 'arrive' | 'wait'>(
    0.01,
    0.05,
    null,
    'confirm',
    'take back',
    'leave',
    'arrive',
    'wait',
  );
  await fc.assert(
    fc.asyncProperty(fc.array(said, { maxLength: 8 }), async (acts) => {
      directory = new FakeDirectory('Packaging council');
      let page = await Page.of(await joined('Maya'));
      anna = await joined('Anna');
      page = await page.left();
      await page.decide(2);
      let [condition, confirmations]: [number | null, number] = [null, 0];
      /** What a press of Undo brings back, in the page of the confirmation. */
      let before: { readonly condition: number | null } | null = null;
      for (const act of acts) {
        const [log] = page.browser.platform.get(DecidedAgainLogs);
        if (act === 'leave') [page, before] = [await page.left(), null];
        else if (act === 'arrive') await page.arrive();
        else if (act === 'wait') await page.browser.pass(5000);
        else if (act === 'confirm') {
          log?.decideAgain(page.topic);
          [before, condition, confirmations] = [{ condition }, null, confirmations + 1];
        } else if (act !== 'take back') {
          log?.setCondition(page.topic, act === null ? null : textOfConditions(under(act)));
          condition = act;
        } else if (before !== null) {
          log?.takeBack(page.topic);
          [before, condition, confirmations] = [null, before.condition, confirmations - 1];
        }
      }
      page = await page.left();
      await page.arrive();
      await page.browser.pass(10_000);
      const read = await readBy(anna);
      const words = condition === null ? '' : `, growth under ${condition * 100} %`;
      expect(read.at(-1)?.replace(/^2( again| taken back)?/, '')).toBe(words);
      const count = (how: string): number => read.filter((entry) => entry.includes(how)).length;
      expect(count(' again') - count(' taken back')).toBe(confirmations);
    }),
    { numRuns: 40 },
  );
}, 60_000);

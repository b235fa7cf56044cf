import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AskSources } from '../../../src/application/query/ask-sources';
import { AskedFacts } from '../../../src/application/query/asked-facts';
import { SearchStore } from '../../../src/application/search/search.store';
import { parseAppConfig } from '../../../src/composition/app-config';
import { addSearch } from '../../../src/composition/modules/search/engine';
import { evaluateQuery } from '../../../src/domain/query/evaluate-query';
import { EVERY_TOPIC } from '../../../src/domain/query/query';
import { askProject } from '../../../src/domain/query/language/project';
import { segment } from '../../../src/domain/query/language/segment';
import { nameOfRow } from '../../../src/domain/query/row';
import { aLuzmoConfig } from '../../builders/luzmo-mother';
import { aSow } from '../../builders/sow-mother';
import { isWithout } from '../../fakes/is-without';
import { ManualClock } from '../../fakes/manual-clock';
import { TestPlatform } from '../../fakes/test-platform';
import { signIn } from '../../staging/sign-in.mjs';
import { Environment } from './environment';
import { smallWorkspace } from './small-workspace';

const startup = (name: string) => ({ startup_names: name, startup_descriptions: 'Keeps heat for a night.' });
const WORKSPACE = {
  ...smallWorkspace,
  deepdives: {
    '11': { manifestations: [startup('Kilter Storage')] },
    '12': { manifestations: [startup('Brightload')] },
  },
  sources: {
    '11': { topic_sources: [{ title: 'WHO: clean air', url: 'https://www.who.int/air' }], last_updated: '2026-08-01' },
    '13': { topic_sources: [{ title: 'IEA: power', url: 'https://www.iea.org/power' }], last_updated: null },
  },
};

let environment: Environment;
let platform: TestPlatform;

beforeAll(async () => {
  environment = await Environment.start(WORKSPACE);
  const { accessToken: token } = await signIn(environment.addresses, 'analyst@northwind.test');
  const config = parseAppConfig({
    mode: 'live',
    api: { baseUrl: environment.addresses.api },
    auth: { domain: 'auth.example', clientId: 'client' },
    analytics: aLuzmoConfig(),
  });
  if (config.mode !== 'live') throw new Error('This is no configuration of the live mode');
  platform = new TestPlatform({ sow: aSow({ reneAI: true }), live: { config, clock: new ManualClock(), token } });
  await platform.enter();
}, 120_000);

afterAll(() => environment.close());

/** Waits for requests over the network. */
const until = (isTrue: () => boolean) => expect.poll(isTrue, { timeout: 20_000 }).toBe(true);

describe.skipIf(isWithout('ask'))('live, where start-ups and sources of each topic are a request', () => {
  it('lists start-ups in the search of the header, and topics by the titles of their sources', async () => {
    const engine = await addSearch(platform.resolver);
    const search = new SearchStore(async () => engine, platform.logger);
    search.prepareIndex();
    await until(() => search.engine !== null);
    const found = (words: string): readonly string[] => {
      search.setQuery(words);
      return search.results.map(({ kind, title }) => `${kind}: ${title}`);
    };
    await until(() => found('Kilter').includes('startup: Kilter Storage'));
    expect(found('Brightload')).toContain('startup: Brightload');
    await until(() => found('clean air').includes('topic: Alpha'));
    expect(found('clean air')).not.toContain('topic: Beta');
  });

  it.each([
    ['start-ups', ['Kilter Storage', 'Brightload']],
    ['start-ups named Kilter', ['Kilter Storage']],
    ['sources', ['WHO: clean air', 'IEA: power']],
    ['sources from iea.org', ['IEA: power']],
  ])('lists in Ask: %s', async (sentence, names) => {
    const sources = platform.get(AskSources);
    sources.load();
    await until(() => sources.source !== null);
    if (sources.source === null) throw new Error('The topics are not loaded.');
    const { query, open } = segment(sentence, EVERY_TOPIC, askProject(sources.source));
    expect(open).toEqual([]);
    expect(sources.needsLoading(query)).toBe(true);
    const facts = await platform.get(AskedFacts).load(query);
    expect(evaluateQuery(query, facts).rows.map(nameOfRow)).toEqual(names);
  });
});

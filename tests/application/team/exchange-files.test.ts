import { beforeEach, describe, expect, it } from 'vitest';
import { ExchangeFiles } from '../../../src/application/team/exchange-files';
import { unsigned } from '../../builders/team-files';
import { TeamBrowser } from './team-browser';

const fileOf = (name: string, content: string) => ({
  name,
  size: content.length,
  text: async () => content,
  arrayBuffer: async () => new TextEncoder().encode(content).buffer,
});

describe('members without a folder', () => {
  let maya: TeamBrowser;
  let anna: TeamBrowser;
  const filesOf = (browser: TeamBrowser) => browser.platform.get(ExchangeFiles);
  const partOf = async (browser: TeamBrowser) => {
    const own = await filesOf(browser).own();
    return fileOf(own?.fileName ?? '', own?.content ?? '');
  };
  const joined = async (name: string, at?: Date) => {
    const browser = await TeamBrowser.open(at === undefined ? {} : { at });
    browser.joining.choice.exchangeFiles();
    await browser.joining.join(name);
    browser.acts.decideFirst(false);
    return browser;
  };

  beforeEach(async () => {
    maya = await joined('Maya');
    anna = await joined('Anna', new Date('2026-11-22T09:00:00Z'));
    await anna.decide(1, 3, 'Half of the market.');
  });

  it('read several parts at once, and say which could not be read', async () => {
    const tom = await joined('Tom');
    await tom.decide(1, 1);
    const cut = (await partOf(tom)).text().then((text) => fileOf('cut.json', text.slice(0, 80)));
    expect(await filesOf(maya).take([await partOf(anna), await partOf(tom), await cut])).toBe(
      'Read: Anna and Tom. cut.json cannot be read: it is cut or damaged, or no part of a team.',
    );
    expect(maya.shown(1)).toBe('Anna Important, Tom Analyze');
  });

  it('an older part does not replace a newer one', async () => {
    const older = await partOf(anna);
    await anna.decide(1, 4);
    await filesOf(maya).take([await partOf(anna)]);
    await filesOf(maya).take([older]);
    expect(maya.shown(1)).toBe('Anna Disregard');
  });

  it('are one team, that of the first, in whichever order the parts are read', async () => {
    await filesOf(anna).take([await partOf(maya)]);
    await filesOf(maya).take([await partOf(anna)]);
    expect([maya.store.isOwner, anna.store.isOwner]).toEqual([true, false]);
    expect(maya.shown(1)).toBe('Anna Important');
  });

  it('may have the project under other ids: it is known by its name', async () => {
    const own = await partOf(anna);
    const other = unsigned(await own.text()).replaceAll(/"project":"[^"]*"/g, '"project":"own-12345678"');
    const part = fileOf(own.name, other.replace(/("project":\{"id":)"[^"]*"/, '$1"own-12345678"'));
    await filesOf(maya).take([part]);
    expect(maya.shown(1)).toBe('Anna Important');
    const foreign = fileOf(
      own.name,
      other.replace(/("project":\{"id":)"[^"]*","name":"[^"]*"/, '$1"own-12345678","name":"Mobility"'),
    );
    expect(await filesOf(maya).take([foreign])).toBe(`Nothing was read. ${own.name} belongs to another project.`);
  });

  it('a part that is renamed or claims to be of another is left out, and the own one is only told of', async () => {
    const own = await partOf(anna);
    const text = await own.text();
    const renamed = fileOf('x.json', text);
    expect(await filesOf(maya).take([renamed])).toBe(
      'Nothing was read. x.json is named after a member other than the one in it, and is left out.',
    );
    await maya.decide(1, 1);
    const mine = await partOf(maya);
    await filesOf(maya).take([fileOf(mine.name, unsigned(await mine.text()).replace('"analyze"', '"disregard"'))]);
    expect(maya.shown(1)).toBe('Maya Analyze');
    expect(maya.store.current?.stored.found?.decisions.size).toBe(1);
    await filesOf(maya).take([fileOf(`${own.name.slice(0, -5)} (1).json`, text)]);
    expect(maya.shown(1)).toBe('Anna Important, Maya Analyze');
  });
});

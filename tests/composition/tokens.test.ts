import { screens as listed } from '../../src/composition/screens';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadOnce } from '../../src/application/shared/load-once';
import type { Identifier } from '../../src/application/shared/token';
import { parseAppConfig, type AppConfig } from '../../src/composition/app-config';
import { sessionModule, foundationModule } from '../../src/composition/foundation.module';
import { createContainer, type ProductContainer } from '../../src/composition/product-container';
import { addProject } from '../../src/composition/add-project';
import { projectArea } from '../../src/composition/project-area';
import { aLuzmoConfig } from '../builders/luzmo-mother';
import { FakeNavigator } from '../fakes/fake-navigator';

const live = {
  mode: 'live',
  api: { baseUrl: 'http://127.0.0.1:9/client_interface' },
  auth: { domain: 'http://127.0.0.1:9', clientId: 'abc' },
  supportChat: { appId: 'app' },
};
const host = 'http://127.0.0.1:9';
const luzmo = aLuzmoConfig({ appServer: host, apiHost: host, aydHost: host });

const MODES: readonly [string, AppConfig][] = [
  ['embedded', parseAppConfig({ mode: 'embedded', workspaceUrl: '/workspace.json' })],
  ['live with the external charts', parseAppConfig({ ...live, analytics: luzmo })],
  ['live with our own charts', parseAppConfig({ ...live, analytics: { provider: 'builtin' } })],
];

const modules = import.meta.glob('../../src/application/**/*.ts', { eager: true });
const tokens = [
  ...new Map(
    Object.values(modules as Record<string, Record<string, unknown>>)
      .flatMap((module) => Object.entries(module))
      .filter(([name, value]) => typeof value === 'symbol' && value.description === name),
  ),
] as [string, Identifier<unknown>][];

/** What loads code that binds further tokens. */
const BIND_MORE: ReadonlySet<string> = new Set(['LoadSearchEngine', 'LoadTeam']);

async function build(config: AppConfig): Promise<ProductContainer> {
  const navigator = new FakeNavigator('/login');
  const resolver = createContainer(foundationModule(config, navigator), await sessionModule(config, navigator));
  const area = projectArea(
    resolver,
    listed,
    loadOnce(() => addProject(resolver, config, () => {})),
  );
  await Promise.all([...area.screens, area.entry, area.layout, ...area.abovePages].map(({ load }) => load()));
  for (const [name, load] of tokens) if (BIND_MORE.has(name)) await (resolver.get(load) as () => Promise<unknown>)();
  return resolver;
}

describe.each(MODES)('the container, %s', (_name, config) => {
  let resolver: ProductContainer;

  beforeAll(async () => {
    resolver = await build(config);
  });

  it('finds tokens to resolve', () => expect(tokens.length).toBeGreaterThan(20));

  it.each(tokens)('resolves %s', (_token, identifier) => {
    expect(resolver.get(identifier)).toBeDefined();
  });
});

// The stores and view models that the screens ask for by their class.
const screens = import.meta.glob('../../src/ui/**/*.tsx', { eager: true, query: '?raw', import: 'default' });
const asked = new Set(
  Object.values(screens as Readonly<Record<string, string>>).flatMap((text) =>
    [...text.matchAll(/useResolved\((\w+)\)/g)].map((match) => match[1] ?? ''),
  ),
);
const classes = Object.values(modules as Record<string, Record<string, unknown>>)
  .flatMap((module) => Object.entries(module))
  .filter(([name, value]) => typeof value === 'function' && asked.has(name)) as [string, Identifier<unknown>][];

describe.each(MODES)('the screens, %s', (_name, config) => {
  let resolver: ProductContainer;

  beforeAll(async () => {
    resolver = await build(config);
  });

  it.each(classes)('get their %s', (_class, identifier) => {
    expect(resolver.get(identifier)).toBeDefined();
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseAppConfig, StartFault, switchedOffBy } from '../../src/composition/app-config';
import { aDashboard, dashboards } from '../builders/luzmo-mother';

const live = {
  mode: 'live',
  api: { baseUrl: 'https://api.example.com/client_interface/', timeoutMs: 30_000 },
  auth: { domain: 'tenant.example.com', clientId: 'abc', audience: 'api' },
  analytics: {
    provider: 'luzmo',
    appServer: 'https://app.luzmo.com/',
    apiHost: 'https://api.luzmo.com',
    aydHost: 'https://ayd.luzmo.com',
    dashboards: dashboards(),
  },
};

function faultsOf(raw: unknown, hasLuzmo?: boolean): readonly string[] {
  try {
    parseAppConfig(raw, hasLuzmo);
    return [];
  } catch (error) {
    if (error instanceof StartFault) return error.faults;
    throw error;
  }
}

describe('the configuration', () => {
  it('of the embedded mode needs the workspace only; unknown keys are ignored', () => {
    expect(parseAppConfig({ mode: 'embedded', workspaceUrl: '/workspace.json', extra: 1 })).toEqual({
      mode: 'embedded',
      workspaceUrl: '/workspace.json',
      user: null,
      assets: null,
      houseStyle: { logo: null, main: null, accent: null, fonts: null },
      previousDataExcludedOrgIds: [],
      assistantModel: null,
      modules: {},
      wholeHost: false,
      theme: 'light',
    });
  });

  it('switches functions off by their names, and names what is none', () => {
    const read = (modules: unknown) => parseAppConfig({ ...live, modules });
    expect([...switchedOffBy(read({ team: false, brief: true, 'own-data': false }))]).toEqual(['team', 'own-data']);
    expect(switchedOffBy(read(null)).size).toBe(0);
    const faults = faultsOf({
      mode: 'embedded',
      workspaceUrl: '/workspace.json',
      modules: { taem: false, brief: 'no' },
    });
    expect(faults).toEqual([
      'modules.brief: must be true or false',
      expect.stringMatching(/^modules\.taem: is no function of the product: ask, review, team, .* are$/),
    ]);
  });

  it('has the external chat where a service has one, unless it is switched off, and the built-in one as it says', () => {
    const off = (config: object, modules: unknown) =>
      (['ask', 'assistant'] as const).filter((name) => switchedOffBy(parseAppConfig({ ...config, modules })).has(name));
    const embedded = { mode: 'embedded', workspaceUrl: '/workspace.json' };
    expect([off(embedded, {}), off(embedded, { ask: false })]).toEqual([['assistant'], ['ask', 'assistant']]);
    expect([off(live, {}), off(live, { ask: false }), off(live, { assistant: false })]).toEqual([
      [],
      ['ask'],
      ['assistant'],
    ]);
  });

  it('names the model of the organisation by a path or an address', () => {
    const read = (url: string) =>
      parseAppConfig({ mode: 'embedded', workspaceUrl: '/workspace.json', assistantModel: { url, model: 'small' } })
        .assistantModel;
    for (const url of ['/llm/v1/chat/completions', 'https://llm.example.com/v1/chat/completions'])
      expect(read(url)).toEqual({ url, model: 'small', sendsToken: false });
    for (const url of ['//elsewhere.example.com', 'javascript:alert(1)', ''])
      expect(() => read(url)).toThrow(StartFault);
  });

  it('of a house style has a logo of this origin, colours and fonts, and names what is none', () => {
    const read = (houseStyle: unknown) =>
      parseAppConfig({ mode: 'embedded', workspaceUrl: '/workspace.json', houseStyle }).houseStyle;
    expect(read({ logo: '/brand/logo.svg', main: '#0A5C8F', fonts: "Arial, 'Open Sans', sans-serif" })).toEqual({
      logo: '/brand/logo.svg',
      main: '#0a5c8f',
      accent: null,
      fonts: "Arial, 'Open Sans', sans-serif",
    });
    expect(read({ logo: 'data:image/png;base64,AA==' }).logo).toBe('data:image/png;base64,AA==');
    for (const part of [
      { logo: 'https://other.example/logo.svg' },
      { logo: '//other.example/logo.svg' },
      { logo: 'data:text/html,x' },
      { main: 'red' },
      { fonts: 'Arial; color: red' },
    ]) {
      expect(() => read(part)).toThrow(StartFault);
    }
  });

  it('names further hosts of pictures, in the form that the security policy takes', () => {
    const read = (assets: object) => parseAppConfig({ mode: 'embedded', workspaceUrl: '/workspace.json', assets });
    expect(read({ allowedHosts: ['Images.example.com', '*.cdn.test:8443', '*'] }).assets).toEqual({
      baseUrl: null,
      allowedHosts: ['images.example.com', '*.cdn.test:8443', '*'],
    });
    expect(() => read({ allowedHosts: ['https://images.example.com'] })).toThrow(StartFault);
  });

  it('of the live mode is read, with optional parts off and no trailing slashes', () => {
    const config = parseAppConfig(live);
    expect(config).toMatchObject({
      mode: 'live',
      api: { baseUrl: 'https://api.example.com/client_interface' },
      analytics: { provider: 'luzmo', appServer: 'https://app.luzmo.com' },
      supportChat: null,
      errorReporting: null,
    });
  });

  it('refuses the external charts in a build without their library, and no other provider', () => {
    expect(() => parseAppConfig(live, false)).toThrow(StartFault);
    expect(faultsOf(live, false)).toEqual([
      'analytics.provider: is "luzmo", but this build was made without that library; use "builtin"',
    ]);
    expect(faultsOf({ ...live, analytics: { provider: 'builtin' } }, false)).toEqual([]);
    expect(faultsOf({ mode: 'embedded', workspaceUrl: '/workspace.json' }, false)).toEqual([]);
    expect(faultsOf(live)).toEqual([]);
  });

  it('holds, for each dashboard, its charts, data sets and columns', () => {
    const full = dashboards((name) =>
      aDashboard({
        dashboardId: name,
        chartId: 'c1',
        secondaryChartId: 'c2',
        datasetId: 's1',
        secondaryDatasetId: 's2',
      }),
    );
    const config = parseAppConfig({ ...live, analytics: { ...live.analytics, dashboards: full } });
    expect(config).toMatchObject({ analytics: { dashboards: full } });
  });

  it('reports errors from production unless it says otherwise', () => {
    const environmentOf = (errorReporting: object) => {
      const config = parseAppConfig({ ...live, errorReporting });
      return config.mode === 'live' ? config.errorReporting?.environment : undefined;
    };
    expect(environmentOf({ dsn: 'https://key@reports.example/1' })).toBe('production');
    expect(environmentOf({ dsn: 'https://key@reports.example/1', environment: 'staging' })).toBe('staging');
  });

  it('may choose the built-in charts in live mode', () => {
    expect(parseAppConfig({ ...live, analytics: { provider: 'builtin' } })).toMatchObject({
      analytics: { provider: 'builtin' },
    });
  });

  it.each([
    [{}, 'mode'],
    [{ mode: 'other' }, 'mode'],
    [{ mode: 'embedded' }, 'workspaceUrl: is missing'],
    [{ mode: 'embedded', workspaceUrl: 7 }, 'workspaceUrl'],
    [{ ...live, api: undefined }, 'api: is missing'],
    [{ ...live, api: { baseUrl: 'ftp://x' } }, 'api.baseUrl'],
    [{ ...live, auth: { domain: 'x' } }, 'auth.clientId: is missing'],
    [{ ...live, analytics: { ...live.analytics, dashboards: { trendMap: aDashboard() } } }, 'analytics.dashboards'],
    [{ ...live, supportChat: { region: 'eu' } }, 'supportChat.appId: is missing'],
    ['text', 'the file'],
    [null, 'the file'],
  ])('%j is refused by the name of the key: %s', (raw, key) => {
    expect(faultsOf(raw).join('\n')).toContain(key);
  });

  it('is refused, never half understood, whatever it is', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        expect(faultsOf(raw).length).toBeGreaterThan(0);
      }),
    );
  });
});

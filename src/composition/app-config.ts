import * as v from 'valibot';
import { OUR_STYLE } from '../domain/shared/house-style';
import { MODULE_NAMES, switchedOff, type ModuleName, type SwitchedOff } from '../domain/shared/modules';
import { luzmoAnalytics } from '../infrastructure/luzmo/luzmo-access';
import { houseStyle } from '../infrastructure/wire/sow.wire';
import { hostPattern, key, modelAddress, optionalKey, webAddress } from '../infrastructure/wire/config-keys';

const builtinAnalytics = v.object({ provider: v.literal('builtin') });

const modules = v.strictObject(
  Object.fromEntries(
    MODULE_NAMES.map((name) => [name, v.optional(v.boolean('must be true or false'))] as const),
  ) as Record<ModuleName, v.OptionalSchema<v.BooleanSchema<string>, undefined>>,
  ({ expected, received }) =>
    expected === 'never'
      ? `is no function of the product: ${MODULE_NAMES.join(', ')} are`
      : `expected ${expected}, got ${received}`,
);

const optionalParts = {
  /** Of users who have chosen none. */
  theme: v.nullish(v.picklist(['light', 'system'], 'must be light or system'), 'light'),
  /** Nothing else is on the host: browsers are told to use https for all of it, and for the hosts below it. */
  wholeHost: v.nullish(v.boolean('must be true or false'), false),
  /** Functions that are switched off for every project; what is left out is on. */
  modules: v.nullish(modules, {}),
  houseStyle: v.nullish(houseStyle, OUR_STYLE),
  assets: v.nullish(
    v.object({ baseUrl: v.nullish(webAddress, null), allowedHosts: v.nullish(v.array(hostPattern), []) }),
    null,
  ),
  previousDataExcludedOrgIds: v.nullish(v.array(v.string('must be a text')), []),
  /** The organisation's own model, which may read questions to the built-in assistant. */
  assistantModel: v.nullish(
    v.object({ url: modelAddress, model: key(), sendsToken: v.nullish(v.boolean('must be true or false'), false) }),
    null,
  ),
};

const embedded = v.object({
  mode: v.literal('embedded'),
  /** The content security policy lets it come from the product's own host alone. */
  workspaceUrl: v.pipe(
    key('must be the address of the workspace file'),
    v.regex(/^(?![a-z][a-z\d+.-]*:|\/\/)/i, 'must be a path of this host, such as /workspace.json'),
  ),
  /** What the screens show; who uses the product is decided in front of it. */
  user: v.nullish(v.object({ name: optionalKey, email: optionalKey, organisation: optionalKey }), null),
  ...optionalParts,
});

const live = v.object({
  mode: v.literal('live'),
  api: v.object({
    baseUrl: webAddress,
    timeoutMs: v.nullish(v.pipe(v.number('must be a number of milliseconds'), v.minValue(1)), 30_000),
  }),
  auth: v.object({
    domain: v.pipe(
      key(),
      v.regex(/^(?:https?:\/\/)?[^/\s]+$/i, 'must be a host name without a path, such as tenant.eu.auth0.com'),
    ),
    clientId: key(),
    audience: optionalKey,
    claimsNamespace: optionalKey,
  }),
  analytics: v.variant('provider', [builtinAnalytics, luzmoAnalytics], 'must name a provider: "luzmo" or "builtin"'),
  supportChat: v.nullish(
    v.object({
      appId: key(),
      region: v.nullish(v.picklist(['us', 'eu', 'ap'], 'must be us, eu or ap'), 'us'),
      widgetUrl: v.nullish(webAddress, null),
    }),
    null,
  ),
  errorReporting: v.nullish(v.object({ dsn: key(), environment: v.nullish(key(), 'production') }), null),
  ...optionalParts,
});

const UNUSABLE = 'The configuration /config.json cannot be used.';

/** Its object schemas are read by the check of a configuration, too. */
export const appConfig = v.variant('mode', [embedded, live], 'must be "embedded" or "live"');

/** What `/config.json` decides, once for all builds. Unknown keys are ignored. */
export type AppConfig = v.InferOutput<typeof appConfig>;
export type EmbeddedConfig = Extract<AppConfig, { mode: 'embedded' }>;
export type LiveConfig = Extract<AppConfig, { mode: 'live' }>;

/** Replaced by the build. */
declare const __WITHOUT_LUZMO__: boolean;

/**
 * @param hasLuzmo whether the build contains the library of the external charts
 * @throws StartFault that names every missing or wrong key
 */
export function parseAppConfig(raw: unknown, hasLuzmo = !__WITHOUT_LUZMO__): AppConfig {
  const result = v.safeParse(appConfig, raw);
  if (result.success) {
    const { output } = result;
    if (!hasLuzmo && output.mode === 'live' && output.analytics.provider === 'luzmo') {
      const fault = 'analytics.provider: is "luzmo", but this build was made without that library; use "builtin"';
      throw new StartFault(UNUSABLE, [fault]);
    }
    return output;
  }
  const faults = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'the file'}: ${describe(issue)}`);
  throw new StartFault(UNUSABLE, [...new Set(faults)]);
}

/** The functions without which the product runs: those that are switched off, and the external chat where no service has one. */
export function switchedOffBy(config: AppConfig): SwitchedOff {
  const off = new Set(switchedOff(config.modules));
  const isBuiltin = config.mode === 'embedded' || config.analytics.provider === 'builtin';
  if (isBuiltin) off.add('assistant');
  return off;
}

function describe(issue: v.BaseIssue<unknown>): string {
  if (issue.received === 'undefined') return 'is missing';
  return issue.message.startsWith('Invalid') ? `expected ${issue.expected}, got ${issue.received}` : issue.message;
}

/** The product cannot start at all: a plain page says why, with one line for each fault. */
export class StartFault extends Error {
  override readonly name = 'StartFault';
  readonly faults: readonly string[];
  /** The server did not answer, or with a fault of its own: it is asked again. */
  readonly isPassing: boolean;

  constructor(message: string, faults: readonly string[], isPassing = false) {
    super(message);
    this.faults = faults;
    this.isPassing = isPassing;
  }
}

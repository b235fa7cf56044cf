/**
 * What the parameters of the product's addresses hold, so that a link that was damaged on the way can be told from a
 * whole one. Their readers (filters, cards, comparisons, briefs) stay the owners of what a value means; a test holds that
 * whatever these write fits here. In the first code that is loaded, so patterns only.
 */
interface LinkParameter {
  /** Values that a reader understands; null: any text. */
  readonly fits: RegExp | null;
  /** Others are read as well: an id of a source whose ids are no numbers. */
  readonly takesOthers?: boolean;
  /** Of users, or an address itself: never taken apart. */
  readonly isTyped?: boolean;
}

const DIGITS = /^\d+$/;
const ID_LIST = /^\d+(?:\.\d+)*$/;
const STATUS = /^[0-4]$/;
const RANGE = /^(?:-?\d+(?:\.\d+)?\.\.(?:-?\d+(?:\.\d+)?)?|\.\.-?\d+(?:\.\d+)?)$/;
const AXIS = /^(?:(?:own|of):.+|\w+)$/;
const LOAD: LinkParameter = { fits: /^(?:\d{4}-\d{2}-\d{2}|undated)(?:\.\d+)?$/ };
const TEXT: LinkParameter = { fits: null };
const TYPED: LinkParameter = { fits: null, isTyped: true };
const ID: LinkParameter = { fits: DIGITS, takesOthers: true };

const PARAMETERS: ReadonlyMap<string, LinkParameter> = new Map(
  Object.entries({
    topic_id: { fits: DIGITS },
    trend_id: { fits: DIGITS },
    card_tab: { fits: /^(?:Metrics|Impacting Drivers|Sources|Deepdive|Related Topics)$/ },
    tab: { fits: /^(?:trendMap|opportunityMap|trendList|drivers|queue|board|coverage)$/ },
    status: { fits: STATUS },
    sender: { fits: STATUS },
    version: { fits: /^(?:Current|Previous) Data$/ },
    maturity: { fits: /^(?:topics|trends):[1-4]$/ },
    growth: { fits: RANGE },
    sizing: { fits: RANGE },
    new: { fits: /^1$/ },
    versions: { fits: /^all$/ },
    since: LOAD,
    until: LOAD,
    responsible: { fits: /^me$/ },
    order: { fits: /^(?:growth|sizing|disagreement|newest|trend)$/ },
    show: { fits: /^(?:table|movement|radar|topics|trends)$/ },
    sort: { fits: /^\w+:-?(?:(?:own|of):.+|\w+)$/ },
    across: { fits: AXIS },
    up: { fits: AXIS },
    topicIds: { fits: ID_LIST },
    trendIds: { fits: ID_LIST },
    topic: ID,
    trend: ID,
    topics: TEXT,
    trends: TEXT,
    topicsOf: TEXT,
    shifts: TEXT,
    ring: TEXT,
    label: TEXT,
    list: TEXT,
    column: TEXT,
    shift: TEXT,
    platform: TEXT,
    insight: TEXT,
    board: TEXT,
    from: TYPED,
    part: TEXT,
    query: TYPED,
    q: TYPED,
    title: TYPED,
    question: TYPED,
    conclusion: TYPED,
  }),
);

/**
 * What a function of the product adds: by the name of a parameter the values that it takes beside those of others; null: the
 * parameter is its own, and takes any text.
 */
export type LinkValues = Readonly<Record<string, readonly string[] | null>>;

/** The parameters of the product with all of its functions. */
export interface LinkParameters {
  readonly names: readonly string[];
  /** Is it a parameter of the product with a value of its kind, one with another value, or none of the product's? */
  readonly judged: (name: string, value: string) => 'good' | 'bad' | 'foreign';
  /** Whether a value of no known kind is left to the reader of the parameter. */
  readonly takesOthers: (name: string) => boolean;
  /** A separator and the name of a parameter inside of a value: the rest of a link, unless a user typed it. */
  readonly isRunOn: (name: string, value: string) => boolean;
}

export function linkParameters(added: readonly LinkValues[]): LinkParameters {
  const all = new Map(PARAMETERS);
  for (const [name, values] of added.flatMap((each) => Object.entries(each))) if (values === null) all.set(name, TEXT);
  const takes = (name: string, value: string): boolean => added.some((each) => each[name]?.includes(value));
  return {
    names: [...all.keys()],
    judged: (name, value) => {
      const parameter = all.get(name);
      if (parameter === undefined) return 'foreign';
      return parameter.fits === null || parameter.fits.test(value) || takes(name, value) ? 'good' : 'bad';
    },
    takesOthers: (name) => all.get(name)?.takesOthers === true,
    isRunOn: (name, value) => {
      if (all.get(name)?.isTyped === true) return false;
      return [...value.matchAll(/[&?](?:amp;)*(\w+)(?:=|%3D)/gi)].some(([, inner = '']) => all.has(inner));
    },
  };
}

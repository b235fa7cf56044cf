import { isPlace } from '../../../../../src/domain/query/condition-kinds';
import {
  type Asked,
  type Claim,
  STATUSES,
  figureNamed,
  factsFor,
  matching,
  isTotal,
  valuesOf,
  sameNames,
  isValue,
  statistic,
  KINDS,
} from './asked';
import { plainRows, type Plain } from '../../../../domain/query/naive/plain-rows';

/** The groups of a row; '' is none. */
function groupsOf(row: Plain, { query: { group }, facts }: Asked): readonly string[] {
  const { topic } = row;
  const signal = topic ?? row.trend;
  if (group?.startsWith('own:') === true) return [String(topic?.own?.[group.slice(4)] ?? '')];
  if (group === 'platform') {
    const own = [...facts.platforms].filter(([, names]) => names.includes(topic?.name ?? ''));
    return own.length === 0 ? [''] : own.map(([name]) => name);
  }
  const month = row.insight?.createdAt?.slice(0, 7);
  const level = signal?.consensus.label ?? '';
  return [
    {
      quadrant: signal?.quadrant.label,
      shift: row.trend?.shiftName ?? (topic && facts.shiftOf(topic)),
      trend: topic?.trend?.name,
      status: STATUSES[topic?.status ?? 0],
      consensus: ['Low', 'Moderate', 'High'].includes(level) ? level : '',
      month: month && { '01': 'Jan 2026', '02': 'Feb 2026', '03': 'Mar 2026' }[month.slice(5)],
    }[group as 'quadrant'] ?? '',
  ];
}

const inGroup = (name: string, rows: readonly Plain[], asked: Asked): readonly Plain[] =>
  rows.filter((row) => groupsOf(row, asked).includes(/^No [a-zA-Z]+$/.test(name) ? '' : name));

const groupNames = (rows: readonly Plain[], asked: Asked): readonly string[] =>
  [...new Set(rows.flatMap((row) => groupsOf(row, asked)))].filter((name) => name !== '');

/** What is said of groups. */
export const GROUP_CLAIMS: readonly (readonly [RegExp, Claim])[] = [
  [
    new RegExp(`^(\\d+)(?: ${KINDS})?(?: of (\\d+) ${KINDS})? by (\\w+); (.+?)(?:, (\\d+) shown)?\\.$`),
    ([count, total, , lead = ''], asked) =>
      matching(asked).length === Number(count) &&
      (total === undefined || isTotal(total, asked)) &&
      isLeading(lead, asked),
  ],
  [
    /^None of (\d+) [\w-]+ matches, in no \w+\.$/,
    ([total], asked) => matching(asked).length === 0 && isTotal(total, asked),
  ],
  [
    /^None in (\d+) (shift|trend)s?: (.+)\.$/,
    ([count, kind, names = ''], asked) => {
      const without = plainRows(`${kind as 'shift'}s`, factsFor(asked)).filter(
        ({ name }) => inGroup(name, matching(asked), asked).length === 0,
      );
      return without.length === Number(count) && sameNames(names, without);
    },
  ],
  [
    /^Each (shift|trend) has at least one\.$/,
    ([kind], asked) =>
      plainRows(`${kind as 'shift'}s`, factsFor(asked)).every(
        ({ name }) => inGroup(name, matching(asked), asked).length > 0,
      ),
  ],
];

/** The share of a group: of all rows found, where each condition says what the share is of; else of its rows there. */
function shareOf(asked: Asked): (name: string) => number {
  const { conditions } = asked.query;
  const rows = matching(asked);
  const base = conditions.filter((each) => each.base === true);
  if (base.length === conditions.length) return (name) => inGroup(name, rows, asked).length / rows.length;
  const places = conditions.filter((each) => each.base !== true && !each.not && isPlace(each));
  const isOfPlaces = base.length > 0 && base.length + places.length === conditions.length;
  const whole = matching({
    ...asked,
    query: { ...asked.query, conditions: isOfPlaces ? base : [...base, ...places] },
  });
  return (name) => inGroup(name, rows, asked).length / Math.max(1, inGroup(name, whole, asked).length);
}

function isLeading(words: string, asked: Asked): boolean {
  const rows = matching(asked);
  const sizeOf = asked.query.intent === 'share' ? shareOf(asked) : (name: string) => inGroup(name, rows, asked).length;
  const most = Math.max(0, ...groupNames(rows, asked).map(sizeOf));
  const leaders = groupNames(rows, asked).filter((name) => sizeOf(name) === most);
  const isMost = (text = '') =>
    text.endsWith(' %') ? Math.abs(Number.parseFloat(text) - 100 * most) <= 0.005_1 : most === Number(text);
  if (words.startsWith('none of them is in a ')) return leaders.length === 0;
  const [, many, size] = /^(\d+) of them have the (?:most|highest share), ([\d.]+(?: %)?) each$/.exec(words) ?? [];
  if (many !== undefined) return leaders.length === Number(many) && isMost(size);
  const [, names, own, each] = /^the (?:most are|highest share is) in (.+): ([\d.]+(?: %)?)( each)?$/.exec(words) ?? [];
  if (names !== undefined)
    return (
      names.split(' and ').toSorted().join() === leaders.toSorted().join() &&
      isMost(own) &&
      (each === undefined) === (leaders.length === 1)
    );
  const [, way, kind = '', figure, lead = '', text = ''] =
    /^(highest|lowest) (average|total|median|highest|lowest) of (.+) first: (.+?), ([^,]+|\w+ \d+, \d+)$/.exec(words) ??
    [];
  const [, unknown] = /^no .+ has a known (?:average|total|median|highest|lowest) of (.+)$/.exec(words) ?? [];
  const inAny = rows.filter((row) => groupsOf(row, asked).some((name) => name !== ''));
  if (unknown !== undefined) return valuesOf(inAny, figureNamed(unknown), asked).length === 0;
  const valueOf = (name: string) => {
    const values = valuesOf(inGroup(name, rows, asked), figureNamed(figure), asked);
    return values.length === 0 ? null : statistic(kind, values);
  };
  const values = groupNames(rows, asked)
    .map(valueOf)
    .filter((value) => value !== null);
  const value = valueOf(lead);
  const best = way === 'lowest' ? Math.min(...values) : Math.max(...values);
  return (
    value !== null &&
    isValue(text, value, figureNamed(figure)) &&
    (values.length === 0 || Math.abs(best - value) < 1e-9)
  );
}

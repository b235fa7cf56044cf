import type { Direction } from './plane-walk';
import { isTopicStatus, TOPIC_STATUSES, topicStatusName, UNDECIDED, type TopicStatus } from '../topic/topic-status';
import type { Quadrant } from '../topic/quadrant';
import type { RingMove } from '../topic/topic';
import type { Radar } from '../workspace/sow';

/** What the ring view reads of a topic. */
export interface RingItem {
  readonly id: string;
  readonly name: string;
  readonly status: TopicStatus | null;
  readonly quadrant: Quadrant;
  readonly trendName: string | null;
  readonly isNew: boolean;
  readonly ring?: string;
  readonly ringMove?: RingMove;
}

export interface Ring {
  readonly label: string;
  /** The status that the ring is; null: a ring of the file. */
  readonly status: TopicStatus | null;
}

export interface RingEntry<Item extends RingItem> {
  readonly item: Item;
  /** Its place in {@link RingGroups.rings}, from the inside. */
  readonly ring: number;
  readonly move: RingMove | null;
}

export interface RingSector<Item extends RingItem> {
  readonly label: string;
  readonly entries: readonly RingEntry<Item>[];
}

/** Topics by rings and sectors. */
export interface RingGroups<Item extends RingItem> {
  readonly rings: readonly Ring[];
  readonly sectors: readonly RingSector<Item>[];
}

const NO_RING = 'No ring';
const NO_TREND = 'No trend';
/** From the inside: what was decided in favour, what is open, what was dropped. */
const STATUS_RINGS: readonly TopicStatus[] = [3, 1, 2, UNDECIDED, 4];

/**
 * Topics by the rings of a technology radar with its sectors, or else by their statuses with the quadrants as sectors.
 * @param all gives the sectors, so that none disappears by a filter
 * @param shown the topics to group
 * @param before previous topics by id; null: not known
 */
export function ringGroups<Item extends RingItem>(
  all: readonly Item[],
  shown: readonly Item[],
  radar: Radar | null,
  before: ReadonlyMap<string, RingItem> | null,
): RingGroups<Item> {
  const rings = ringsOf(all, radar);
  const indexOf = (item: RingItem): number =>
    Math.max(
      0,
      rings.findIndex((ring) => isIn(item, ring, radar)),
    );
  const sectorOf =
    radar === null ? ({ quadrant }: RingItem) => quadrant.label : ({ trendName }: RingItem) => trendName ?? NO_TREND;
  const order = radar === null ? quadrantLabels(all) : radar.sectors;
  const labels = [...new Set(all.map(sectorOf))].toSorted((a, b) => rank(order, a) - rank(order, b));
  return {
    rings,
    sectors: labels.map((label) => ({
      label,
      entries: shown
        .filter((item) => sectorOf(item) === label)
        .map((item) => ({ item, ring: indexOf(item), move: moveOf(item, before?.get(item.id), radar, indexOf) }))
        .toSorted((a, b) => a.ring - b.ring),
    })),
  };
}

function ringsOf(all: readonly RingItem[], radar: Radar | null): readonly Ring[] {
  if (radar === null)
    return [...STATUS_RINGS, ...TOPIC_STATUSES.filter((status) => !STATUS_RINGS.includes(status))].map(ofStatus);
  const hasOthers = all.some(({ ring }) => ring === undefined);
  return [...radar.rings, ...(hasOthers ? [NO_RING] : [])].map((label) => ({ label, status: null }));
}

function ofStatus(status: TopicStatus): Ring {
  return { label: topicStatusName(status), status };
}

function isIn({ ring, status }: RingItem, { label, status: own }: Ring, radar: Radar | null): boolean {
  return radar === null ? own === (isTopicStatus(status) ? status : UNDECIDED) : label === (ring ?? NO_RING);
}

/** What the file says, or else the rings of both versions. A status has no previous one. */
function moveOf(
  item: RingItem,
  before: RingItem | undefined,
  radar: Radar | null,
  indexOf: (item: RingItem) => number,
): RingMove | null {
  if (item.isNew) return 'new';
  if (radar === null) return null;
  const [now, then] = [indexOf(item), before?.ring === undefined ? null : radar.rings.indexOf(before.ring)];
  if (then !== null && then >= 0) return now === then ? null : now < then ? 'in' : 'out';
  return item.ringMove ?? null;
}

function quadrantLabels(all: readonly RingItem[]): readonly string[] {
  return all.toSorted((a, b) => (a.quadrant.code ?? 9) - (b.quadrant.code ?? 9)).map(({ quadrant }) => quadrant.label);
}

/** Unknown ones are last. */
function rank(order: readonly string[], label: string): number {
  const index = order.indexOf(label);
  return index < 0 ? order.length : index;
}

export type RingCounts = Readonly<Record<RingMove, number>>;

/** How many are new, and moved in and out. */
export function countRingMoves(entries: readonly Pick<RingEntry<RingItem>, 'move'>[]): RingCounts {
  const count = (move: RingMove): number => entries.filter((entry) => entry.move === move).length;
  return { new: count('new'), in: count('in'), out: count('out') };
}

/** The ring that holds most of the entries, the inner one of equals; null: there are none. */
export function mostFrequentRing(entries: readonly RingEntry<RingItem>[], rings: readonly Ring[]): Ring | null {
  const counts = rings.map((_, index) => entries.filter(({ ring }) => ring === index).length);
  return entries.length === 0 ? null : (rings[counts.indexOf(Math.max(...counts))] ?? null);
}

/** The entry beside another one where rings are columns and sectors are rows; null: there is none in that direction. */
export function besideInStrips<Item extends RingItem>(
  { sectors, rings }: RingGroups<Item>,
  id: string,
  direction: Direction,
): Item | null {
  const cells = sectors.map(({ entries }) => rings.map((_, ring) => entries.filter((entry) => entry.ring === ring)));
  for (const ofRow of cells) {
    for (const [ring, cell] of ofRow.entries()) {
      const index = cell.findIndex(({ item }) => item.id === id);
      if (index < 0) continue;
      if (direction === 'up' || direction === 'down') {
        const column = cells.flatMap((each) => each[ring] ?? []);
        const at = column.findIndex(({ item }) => item.id === id) + (direction === 'down' ? 1 : -1);
        return column[at]?.item ?? null;
      }
      const others = direction === 'right' ? ofRow.slice(ring + 1) : ofRow.slice(0, ring).toReversed();
      const next = others.find(({ length }) => length > 0);
      return next?.[Math.min(index, next.length - 1)]?.item ?? null;
    }
  }
  return null;
}

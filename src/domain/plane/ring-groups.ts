import {
  attentionOf,
  isTopicStatus,
  TOPIC_STATUSES,
  topicStatusName,
  UNDECIDED,
  type TopicStatus,
} from '../topic/topic-status';
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

export interface RingEntry<Item extends RingItem> {
  readonly item: Item;
  /** Its place in {@link RingGroups.rings}, from the inside. */
  readonly ring: number;
  readonly move: RingMove | null;
}

interface RingSector<Item extends RingItem> {
  readonly label: string;
  readonly entries: readonly RingEntry<Item>[];
}

/** Topics by rings and sectors. */
export interface RingGroups<Item extends RingItem> {
  /** Their names, from the inside. */
  readonly rings: readonly string[];
  readonly sectors: readonly RingSector<Item>[];
}

const NO_RING = 'No ring';
const NO_TREND = 'No trend';
/** From the inside: what was decided in favour, what is open, what was dropped. */
const STATUS_RINGS = TOPIC_STATUSES.toSorted((a, b) => inwards(b) - inwards(a));

function inwards(status: TopicStatus): number {
  return attentionOf(status) ?? 0.5;
}

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
  const indexOf = (item: RingItem): number => Math.max(0, rings.indexOf(ringOf(item, radar)));
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

function ringsOf(all: readonly RingItem[], radar: Radar | null): readonly string[] {
  if (radar === null) return STATUS_RINGS.map(topicStatusName);
  return all.some(({ ring }) => ring === undefined) ? [...radar.rings, NO_RING] : radar.rings;
}

function ringOf({ ring, status }: RingItem, radar: Radar | null): string {
  return radar === null ? topicStatusName(isTopicStatus(status) ? status : UNDECIDED) : (ring ?? NO_RING);
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

import type { BriefViewModel } from '../../../application/brief/brief.view-model';
import { briefSlides } from '../../../application/brief/slides/brief-slides';
import type { SlideDeck } from '../../../application/brief/slides/slide-deck';
import { signalField, type HomeField } from '../../../domain/home/signal-field';
import type { WindowShapes } from '../../../domain/plane/map-window';
import { shortenedText } from '../../../domain/shared/long-texts';
import type { HouseStyle } from '../../../domain/shared/house-style';
import type { Topic } from '../../../domain/topic/topic';
import { positionOf } from '../../../domain/topic/map-position';
import { drawnWindow } from '../../home/drawn-window';
import { houseLookOf } from '../../house/look-of';
import { plainTexts } from './plain-texts';

/** The brief as slides: those that are presented and those of the file. */
export async function slidesOf(model: BriefViewModel, house: HouseStyle): Promise<SlideDeck> {
  const { brief, head, all, previous } = model;
  const [look, plain, windows] = await Promise.all([houseLookOf(house), plainTexts(brief), windowsOf(model)]);
  // A slide is looked at, not read through: of a very long text it has the beginning.
  return briefSlides({ brief, head, all, previous, look, windows, plain: (text) => shortenedText(plain(text)) });
}

/** The map of the project, once for all slides that are made while more of the brief is loaded. */
const maps = new WeakMap<readonly Topic[], { readonly since: string | null; readonly map: HomeField | null }>();

function mapOf({ all, previous }: BriefViewModel): HomeField | null {
  const since = previous?.since ?? null;
  const known = maps.get(all);
  if (known?.since === since) return known.map;
  const map = signalField({ topics: all, trends: [] }, { topics: [...(previous?.topics.values() ?? [])], trends: [] });
  maps.set(all, { since, map });
  return map;
}

/** Where the topics lie on the map of the project, by their ids, as the cards of home show it. */
async function windowsOf(model: BriefViewModel): Promise<ReadonlyMap<string, WindowShapes>> {
  const { topics } = model;
  const map = mapOf(model);
  if (map === null) return new Map();
  const placed = topics.filter((topic) => positionOf(topic) !== null);
  const drawn = await Promise.all(placed.map(({ id }) => drawnWindow({ map, chosen: [id] })));
  return new Map(placed.flatMap(({ id }, at) => (drawn[at] == null ? [] : [[id, drawn[at]] as const])));
}

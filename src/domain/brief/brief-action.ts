import type { Topic } from '../topic/topic';
import { numberWord } from '../shared/number-word';
import { joinedNames } from '../shared/isolated';

/** What a brief recommends for one topic. Each part may be ''. */
export interface BriefAction {
  readonly what: string;
  /** A day, or words such as 'before the range review'. */
  readonly by: string;
  readonly who: string;
}

export type ActionPart = keyof BriefAction;
export const ACTION_PARTS: readonly ActionPart[] = ['what', 'by', 'who'];
/** Characters. */
export const ACTION_LIMITS: Readonly<Record<ActionPart, number>> = { what: 200, by: 40, who: 60 };
export const NO_ACTION: BriefAction = { what: '', by: '', who: '' };

/** More names than this are counted. */
const MOST_NAMES = 4;

/** What the user has written of it; a part that is absent is taken from the decisions of the team. */
export type WrittenAction = Partial<BriefAction>;

/** Reads the stored actions by the id of their topic; wrong parts are left out. */
export function readActions(raw: unknown): Readonly<Record<string, WrittenAction>> {
  if (typeof raw !== 'object' || raw === null) return {};
  const entries = Object.entries(raw).flatMap(([id, action]) => {
    const known = ACTION_PARTS.flatMap((part) => {
      const text: unknown = typeof action === 'object' && action !== null ? Reflect.get(action, part) : null;
      return typeof text === 'string' ? [[part, text.slice(0, ACTION_LIMITS[part])] as const] : [];
    });
    return known.length === 0 ? [] : [[id, Object.fromEntries(known)] as const];
  });
  return Object.fromEntries(entries);
}

export function hasAction({ action }: { readonly action: BriefAction }): boolean {
  return ACTION_PARTS.some((part) => action[part] !== '');
}

/** 'No step is named for A and B.'; '': each has one, or none has. */
export function restText(topics: readonly { readonly topic: Topic; readonly action: BriefAction }[]): string {
  const rest = topics.filter((topic) => !hasAction(topic));
  if (rest.length === 0 || rest.length === topics.length) return '';
  const topicsOfRest = rest.map(({ topic }) => topic);
  return `No step is named for ${rest.length > MOST_NAMES ? `the other ${numberWord(rest.length)} topics` : joinedNames(topicsOfRest)}.`;
}

import { BRIEF_SECTIONS, hasAction, type BriefSection } from '../../../domain/personal/brief-content';
import type { Brief, BriefHead } from '../../../domain/brief/brief';

/** Of US Letter within its margins, which is lower than A4, in px; less what the estimates below may be wrong by. */
const PAGE = 940 - 40;
/** Heights in px of what is printed, as the roles of type have them on paper. */
const MASTHEAD = 34;
const TITLE = 72;
const CONCLUSION = { around: 60, line: 20, characters: 92 };
const STEPS = { head: 30, row: 38 };
/** The caption of the map, and the room around it. */
const MAP = 60;
const SUMMARY = { around: 16, line: 18, characters: 112 };
const LIST = { head: 46, row: 25 };
/** A map that is lower is hard to read, and a higher one is empty. */
const HEIGHT = { least: 240, most: 520 };

interface Printed extends Pick<Brief, 'topics' | 'summary'> {
  readonly parts: readonly BriefSection[];
  readonly head: Pick<BriefHead, 'question' | 'conclusion'>;
}

/**
 * How the first page is printed.
 * @returns the height of its map in px, which fills the page, and whether all before the topics has room on it
 */
export function firstPage({ topics, summary, parts, head }: Printed): {
  readonly map: number;
  readonly isWhole: boolean;
} {
  const heights: Readonly<Partial<Record<BriefSection, number>>> = {
    title: TITLE + (head.question === '' ? 0 : 28),
    conclusion: recommendationHeight(head.conclusion, topics.filter(hasAction).length),
    map: MAP,
    summary: textHeight(summary.map(({ lead, text }) => `${lead} ${text} `).join(''), SUMMARY),
    list: LIST.head + topics.length * LIST.row,
  };
  const used = BRIEF_SECTIONS.reduce((sum, part) => sum + (parts.includes(part) ? (heights[part] ?? 0) : 0), MASTHEAD);
  const room = PAGE - used;
  const map = Math.round(Math.min(HEIGHT.most, Math.max(HEIGHT.least, room)));
  return { map, isWhole: room >= (parts.includes('map') ? map : 0) };
}

function recommendationHeight(conclusion: string, steps: number): number {
  if (conclusion === '' && steps === 0) return 0;
  return textHeight(conclusion, CONCLUSION) + (steps === 0 ? 0 : STEPS.head + steps * STEPS.row);
}

function textHeight(
  text: string,
  { around, line, characters }: { readonly around: number; readonly line: number; readonly characters: number },
): number {
  if (text === '') return around;
  const lines = text.split('\n').reduce((sum, each) => sum + Math.max(1, Math.ceil(each.length / characters)), 0);
  return around + lines * line;
}

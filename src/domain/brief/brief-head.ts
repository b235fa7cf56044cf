import type { GrowthName } from '../topic/signal';
import { TEXTS, type BriefSection } from './brief-content';

/** What stands around the topics of a brief. */
export interface BriefHead {
  readonly title: string;
  readonly question: string;
  readonly conclusion: string;
  readonly parts: readonly BriefSection[];
  /** The day on which it was made: 'October 12, 2026'. */
  readonly day: string;
  /** 'Consumer Goods 2035, data of Sep 30, 2026'. */
  readonly source: string;
  /** How the topics were chosen. */
  readonly origin: string;
  /** Opens the same topics; '': no address does, as the project is stored in this browser only. */
  readonly address: string;
  readonly growthName: GrowthName;
  /** What the data says about its figures; '': nothing. */
  readonly figureNote: string;
}

/** How growth and sizing are measured, and what the data says about them. */
export function readingText({ figureNote, growthName }: Pick<BriefHead, 'figureNote' | 'growthName'>): string {
  const growth = growthName === null ? 'a 3-year CAGR' : `‘${growthName}’ of the file of this project`;
  const rule = `Growth is ${growth}, sizing a share of 100. Each tick in a strip is one topic of the project; the coloured bar is this one.`;
  return [rule, figureNote].filter(Boolean).join(' ');
}

/** The address as it stands on paper: without the texts, which the paper itself has. */
export function printedAddress(address: string): string {
  const [path = '', query = ''] = address.split('?');
  const isOfText = (part: string): boolean => TEXTS.some((text) => part.startsWith(`${text}=`));
  const kept = query.split('&').filter((part) => part !== '' && !isOfText(part));
  return [path.replace(/^https?:\/\//, ''), kept.join('&')].filter(Boolean).join('?');
}

/** Where the brief comes from: project, day of the data, and how its topics were chosen. */
export function originText(
  { source, origin, address }: Pick<BriefHead, 'source' | 'origin' | 'address'>,
  since: string | null,
): string {
  const movement = since === null ? '' : ` Movement is against the data of ${since}.`;
  const opened =
    address === ''
      ? 'The project is stored in the browser of the author: no address opens it.'
      : 'Open the same brief at the address below; statuses and notes are not part of it.';
  return `${source}.${movement} ${origin}. ${opened}`;
}

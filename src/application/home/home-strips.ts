import type { TopicId } from '../../domain/shared/entity-id';
import type { ModuleName } from '../../domain/shared/modules';
import type { TeamPerson } from '../decisions/colleagues';
import { token } from '../shared/token';

/** A link in a strip of the home page. */
interface StripLink {
  readonly key: string;
  /** Shown before the words. */
  readonly members: readonly TeamPerson[];
  /** With the mark of a disagreement. */
  readonly isSplit: boolean;
  readonly words: string;
  readonly path: string;
}

/** A line of the home page that says what is new since the last visit, of one function of the product. Observed. */
export interface HomeStrip {
  /** Where it is switched off, there is no strip. */
  readonly module: ModuleName;
  /** It was there at the last visit: its room is kept from the first paint on. Not observed. */
  readonly isExpected: () => boolean;
  /** What it says is loaded. */
  readonly isReady: () => boolean;
  readonly title: () => string;
  /** The day of the last visit in words; null: not known. */
  readonly since: () => string | null;
  /** What is new. */
  readonly links: () => readonly StripLink[];
  /** In place of the links where nothing is new. */
  readonly nothing: () => { readonly words: string; readonly path: string };
}
export const HomeStrips = token<readonly HomeStrip[]>('HomeStrips');

/** One thing that asks for something from the user. */
export interface Matter {
  /** A sentence without a full stop. */
  readonly words: string;
  /** What leads there; null: there is nothing to do. */
  readonly action: { readonly label: string; readonly path: string } | null;
  /** The topics that it counts, which the drawing beside it shows. */
  readonly topics?: readonly TopicId[];
}

/** What a function of the product asks of the user in the banner of the home page; null: nothing. Observed. */
export interface FurtherMatter {
  readonly module: ModuleName;
  readonly matter: () => Matter | null;
}
export const FurtherMatters = token<readonly FurtherMatter[]>('FurtherMatters');

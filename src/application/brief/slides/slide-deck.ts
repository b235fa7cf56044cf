import type { WindowShapes } from '../../../domain/plane/map-window';
import type { SmallMap } from '../../../domain/plane/small-map';
import type { QuadrantName } from '../../../domain/topic/quadrant';
import { token } from '../../shared/token';

/** The name of a colour, of which each painter has its values, or one of an organisation as `#rrggbb`. */
export type SlideColour =
  | 'text'
  | 'muted'
  | 'line'
  | 'faint'
  | 'well'
  | 'surface'
  | `#${string}`
  | `${QuadrantName}-${'fill' | 'text' | 'tint'}`;

/** Lengths are in units of which a slide has 1280 by 720. */
export interface SlideBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A part of a text in one style. */
export interface SlideRun {
  readonly text: string;
  readonly size: number;
  readonly colour?: SlideColour;
  readonly isBold?: boolean;
  readonly isSerif?: boolean;
  /** A text of the data or of the users, in the language of the project. */
  readonly isOfData?: boolean;
  /** Starts a new paragraph after it. */
  readonly isEnd?: boolean;
  /** An http(s) address. */
  readonly link?: string;
}

export interface SlideText {
  readonly kind: 'text';
  readonly box: SlideBox;
  readonly runs: readonly SlideRun[];
  readonly align?: 'left' | 'center' | 'right';
  readonly vertical?: 'top' | 'middle';
  /** Its words stay on one line, also where that is wider than the box. */
  readonly isOneLine?: boolean;
  /** The title of the slide, or its number, which follows the slide where it is moved. */
  readonly role?: 'title' | 'number';
}

export interface SlideShape {
  readonly kind: 'ellipse' | 'rectangle';
  readonly box: SlideBox;
  readonly fill: SlideColour;
  /** In percent. */
  readonly transparency?: number;
  readonly outline?: SlideColour;
  /** Inside of the shape. */
  readonly text?: SlideRun;
  /** In the list of a slide's objects. */
  readonly name?: string;
  /** What is seen, for screen readers. */
  readonly alt?: string;
}

export interface SlideLine {
  readonly kind: 'line';
  readonly box: SlideBox;
  readonly colour: SlideColour;
}

/** A map as native shapes. */
export interface SlideMap {
  readonly kind: 'map';
  /** With the ticks and the titles of the axes. */
  readonly box: SlideBox;
  /** Units of a slide for each unit of the map. */
  readonly scale: number;
  readonly fontSize: number;
  readonly map: SmallMap;
  /** What is seen, for screen readers. */
  readonly alt: string;
}

/** A window of the project's map as native shapes, in the shape of 16 to 9. */
export interface SlideWindow {
  readonly kind: 'window';
  readonly box: SlideBox;
  readonly shapes: WindowShapes;
  /** What is seen, for screen readers. */
  readonly alt: string;
}

/** A native table: its first row has the headings. */
export interface SlideTable {
  readonly kind: 'table';
  readonly box: SlideBox;
  readonly columns: readonly {
    readonly heading: string;
    readonly width: number;
    readonly align?: 'left' | 'right';
  }[];
  readonly rows: readonly (readonly SlideRun[])[];
  /** Of a row, and of the row of headings. */
  readonly rowHeight: number;
  readonly headHeight: number;
  readonly headSize: number;
  /** Of the line below the headings; text by default. */
  readonly lineColour?: SlideColour;
  /** In the list of a slide's objects. */
  readonly name: string;
}

/** The ticks of a strip plot as one native shape: a vertical line for each value. */
export interface SlideTicks {
  readonly kind: 'ticks';
  readonly box: SlideBox;
  /** Along the box, from 0 to 1. */
  readonly shares: readonly number[];
  readonly colour: SlideColour;
  /** Of the shape, in the list of a slide's objects. */
  readonly name: string;
  /** What is seen, for screen readers. */
  readonly alt: string;
}

/** One bar of a chart. */
export interface SlideBar {
  readonly name: string;
  /** A fraction of 1; null: unknown, which draws no bar. */
  readonly value: number | null;
}

/** A bar chart that presentation programs can edit, with its figures in a data sheet. The bars lie, the first on top. */
export interface SlideChart {
  readonly kind: 'chart';
  readonly box: SlideBox;
  /** From the edge of the box to the bars: the width of the column of names. */
  readonly nameWidth: number;
  /** Of the column of values behind the bars. */
  readonly valueWidth: number;
  readonly fontSize: number;
  /** Of a bar. */
  readonly thickness: number;
  readonly bars: readonly SlideBar[];
  /** What the bars show: the heading of their column in the data sheet. */
  readonly series: string;
  readonly colour: SlideColour;
  /** The values at both edges of the part of the box that has the bars. */
  readonly from: number;
  readonly to: number;
  /** Distance of the grid lines; null: there are none. */
  readonly grid: number | null;
  readonly gridColour: SlideColour;
  /** Whether values above 0 have a plus sign. */
  readonly isSigned: boolean;
  /** Of the chart, in the list of a slide's objects. */
  readonly name: string;
  /** For screen readers. */
  readonly alt: string;
}

/** A PNG; it fills its box. */
export interface SlidePictureItem {
  readonly kind: 'picture';
  readonly box: SlideBox;
  /** A `data:` address. */
  readonly source: string;
  readonly alt: string;
}

export type SlideItem =
  | SlideText
  | SlideShape
  | SlideLine
  | SlideMap
  | SlideWindow
  | SlideTable
  | SlideTicks
  | SlideChart
  | SlidePictureItem;

export interface Slide {
  readonly title: string;
  /** The part of its document that it is of. */
  readonly section?: string;
  readonly items: readonly SlideItem[];
  /** For the presenter; '': none. */
  readonly notes: string;
}

/** A presentation, independent of its file format. */
export interface SlideDeck {
  readonly title: string;
  readonly subject: string;
  /** Of all texts; null: ours. A file names one font; a screen takes the first of a list that it has. */
  readonly font: string | null;
  readonly fonts: string | null;
  /** Of the runs that are of the data, as a BCP 47 tag; null: that of the product. */
  readonly language: string | null;
  readonly slides: readonly Slide[];
}

/** Makes a PowerPoint file without blocking the page. Rejects when the file cannot be made. */
export interface SlideWriter {
  write(deck: SlideDeck): Promise<ArrayBuffer>;
}
export const SlideWriter = token<SlideWriter>('SlideWriter');

import type { ComponentPropsWithRef, ElementType } from 'react';
import styles from './box.module.scss';

/** A step of the spacing scale of styles/_space.scss, in units of 1/16 rem. */
export type Space = 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64;

type Length = Space | 0;
type Side = Length | 'gutter';
type End = Length | 'page';

type Role =
  | 'title'
  | 'greeting'
  | 'headline'
  | 'shift'
  | 'card'
  | 'name'
  | 'reading'
  | 'lead'
  | 'section'
  | 'body'
  | 'label'
  | 'small'
  | 'control'
  | 'caption'
  | 'chip'
  | 'figure';

/** What Row, Stack and Text have in common. Any class of the caller is stronger. */
export interface BoxProps {
  readonly className?: string | undefined;
  /** The type role of styles/_type.scss. */
  readonly type?: Role;
  /** hue: the text colour of the quadrant around it. */
  readonly tone?: 'strong' | 'muted' | 'hue' | 'positive' | 'negative';
  readonly weight?: 400 | 500 | 600;
  /** The most that are shown; what is longer ends in an ellipsis. */
  readonly lines?: 1 | 2 | 3;
  /** Breaks words that are wider than it. */
  readonly breaks?: boolean;
  readonly nowrap?: boolean;
  /** Its figures stand below others. */
  readonly tabular?: boolean;
  /** In a Row. grow: takes the room that is left; shrink: gives room; rigid: does not; last: ends the line. */
  readonly fit?: 'grow' | 'shrink' | 'rigid' | 'last';
  /** The margin above it. */
  readonly above?: Space;
  readonly below?: Space;
  /**
   * The padding of one to four sides, in the order of CSS: all; top and bottom, left and right; top, end, bottom, start.
   * gutter and page: the room around a screen.
   */
  readonly pad?: Space | 0 | `${Length} ${Side}` | `${End} ${Side} ${End}` | `${End} ${Side} ${End} ${Side}`;
  /** A line at one of its edges. */
  readonly ruled?: 'above' | 'below';
}

/** Own properties, and those of the element that `as` names. */
export type As<Tag extends ElementType, Own> = Own & { readonly as?: Tag } & Omit<
    ComponentPropsWithRef<Tag>,
    keyof Own | 'as'
  >;

/** Takes the properties of a box off those of its element, and adds their classes to `own`. */
export function boxOf<Props extends BoxProps>(props: Props, own: readonly (string | false | undefined)[] = []) {
  const { className, type, tone, weight, lines, breaks, nowrap, tabular, fit, above, below, pad, ruled, ...rest } =
    props;
  const names = [
    ...own,
    type,
    tone,
    weight && `weight${weight}`,
    lines && `lines${lines}`,
    breaks && 'breaks',
    nowrap && 'nowrap',
    tabular && 'tabular',
    fit,
    above && `above${above}`,
    below && `below${below}`,
    ...padOf(pad),
    ruled && `ruled${ruled}`,
  ];
  return { ...rest, className: classes(...names.map((name) => name && styles[name]), className) };
}

function padOf(pad: BoxProps['pad']): readonly string[] {
  if (pad === undefined) return [];
  const [top, end = top, bottom, start = end] = String(pad).split(' ');
  return bottom === undefined
    ? [`block${top}`, `inline${end}`]
    : [`top${top}`, `end${end}`, `bottom${bottom}`, `start${start}`];
}

/** Joins class names; leaves out what is none. */
function classes(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

import type { ComponentPropsWithRef, ElementType } from 'react';
import styles from './box.module.scss';

/** A step of the spacing scale of styles/_space.scss, in units of 1/16 rem. */
export type Space = 4 | 8 | 12 | 16 | 24 | 32 | 48 | 64;

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
  readonly tone?: 'strong' | 'muted' | 'hue' | 'negative';
  /** In a Row. grow: takes the room that is left; shrink: gives room; rigid: does not; last: ends the line. */
  readonly fit?: 'grow' | 'shrink' | 'rigid' | 'last';
  /** The margin above it. */
  readonly above?: Space;
  /** The padding of all sides, or of top and bottom, then of left and right. */
  readonly pad?: Space | `${Space | 0} ${Space | 0 | 'gutter'}`;
  /** A line at one of its edges. */
  readonly ruled?: 'above' | 'below';
}

/** Own properties, and those of the element that `as` names. */
export type As<Tag extends ElementType, Own> = Own & { readonly as?: Tag } & Omit<
    ComponentPropsWithRef<Tag>,
    keyof Own | 'as'
  >;

/** Takes the properties of a box off those of its element, and adds their classes to `own`. */
export function boxOf<Props extends BoxProps>(
  { className, type, tone, fit, above, pad, ruled, ...rest }: Props,
  own: readonly (string | false | undefined)[],
) {
  const [block, inline = block] = pad === undefined ? [] : String(pad).split(' ');
  const names = [
    ...own,
    type,
    tone,
    fit,
    above && `above${above}`,
    block && `block${block}`,
    inline && `inline${inline}`,
    ruled && `ruled${ruled}`,
  ];
  return { ...rest, className: classes(...names.map((name) => name && styles[name]), className) };
}

/** Joins class names; leaves out what is none. */
function classes(...names: readonly (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

import type { ElementType } from 'react';
import { boxOf, type As, type BoxProps, type Space } from './box';

interface StackProps extends BoxProps {
  /** Between all, or between lines, then between those in a line. */
  readonly gap?: Space | `${Space | 0} ${Space}`;
  /** Across its direction; by default a Row centres and a Stack stretches. */
  readonly align?: 'start' | 'center' | 'end' | 'baseline';
}

interface RowProps extends StackProps {
  readonly justify?: 'center' | 'end' | 'between';
  readonly wrap?: boolean;
  /** Inside a line of text. */
  readonly inline?: boolean;
}

/** Any content in its usual flow. */
export function Box<Tag extends ElementType = 'div'>({ as, ...props }: As<Tag, BoxProps>) {
  const Element: ElementType = as ?? 'div';
  return <Element {...boxOf(props)} />;
}

interface ColumnProps extends StackProps {
  /** One of its items takes the height that is left. */
  readonly column?: boolean;
}

/** One below the other. */
export function Stack<Tag extends ElementType = 'div'>({ as, gap, align, column, ...props }: As<Tag, ColumnProps>) {
  const Element: ElementType = as ?? 'div';
  return <Element {...boxOf(props, [column ? 'column' : 'stack', ...gapOf(gap), align && `align${align}`])} />;
}

/** Side by side. */
export function Row<Tag extends ElementType = 'div'>(all: As<Tag, RowProps>) {
  const { as, gap, align, justify, wrap = false, inline = false, ...props } = all;
  const Element: ElementType = as ?? 'div';
  const own = [
    inline ? 'inline' : 'row',
    ...gapOf(gap),
    align && `align${align}`,
    justify && `justify${justify}`,
    wrap && 'wrap',
  ];
  return <Element {...boxOf(props, own)} />;
}

function gapOf(gap: StackProps['gap']): readonly string[] {
  const [rows, columns = rows] = gap === undefined ? [] : String(gap).split(' ');
  return rows === undefined ? [] : [`rows${rows}`, `columns${columns}`];
}

/** Words in one of the type roles. */
export function Text<Tag extends ElementType = 'p'>({ as, ...props }: As<Tag, BoxProps>) {
  const Element: ElementType = as ?? 'p';
  return <Element {...boxOf(props)} />;
}

import type { ElementType } from 'react';
import { boxOf, type As, type BoxProps } from './box';

/** Words in one of the type roles. */
export function Text<Tag extends ElementType = 'p'>({ as, ...props }: As<Tag, BoxProps>) {
  const Element: ElementType = as ?? 'p';
  return <Element {...boxOf(props)} />;
}

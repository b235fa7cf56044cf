import type { ElementType } from 'react';
import { boxOf, type As, type BoxProps } from './box';

interface Props extends BoxProps {
  /** The most that are shown; what is longer ends in an ellipsis. */
  readonly lines?: 1 | 2 | 3;
  /** Breaks words that are wider than it. */
  readonly breaks?: boolean;
  /** Its figures stand below others. */
  readonly tabular?: boolean;
}

/** Words in one of the type roles, or any content in its usual flow. */
export function Text<Tag extends ElementType = 'p'>({ as, lines, breaks, tabular, ...props }: As<Tag, Props>) {
  const Element: ElementType = as ?? 'p';
  return <Element {...boxOf(props, [lines && `lines${lines}`, breaks && 'breaks', tabular && 'tabular'])} />;
}

import { REVIEW_TAB_NAMES, REVIEW_TABS } from '../../domain/worklist/review-filters';
import type { ModuleName } from '../../domain/shared/modules';
import type { ReviewPart } from './review-parts';

/** The tabs of the review in their order: its own, and those that functions add which are not switched off. */
export function reviewTabs(
  parts: readonly ReviewPart[],
  has: (module: ModuleName) => boolean,
): readonly { readonly id: string; readonly label: string }[] {
  return [
    ...REVIEW_TABS.map((id) => ({ id, label: REVIEW_TAB_NAMES[id] })),
    ...parts.filter(({ module }) => has(module)).flatMap(({ tab }) => tab ?? []),
  ];
}

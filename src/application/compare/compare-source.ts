import { isComparable } from '../../domain/compare/comparison';
import { countOf } from '../../domain/shared/figures';
import { comparePath } from '../../domain/shared/routes';
import { searchAction, type SearchEntry, type SearchSource } from '../search/search-source';
import type { SelectionStore } from '../selection/selection.store';
import type { Navigator } from '../shared/navigator';
import type { WorkspaceStore } from '../workspace/workspace.store';

/** Comparing the selected topics, in the search. */
export class CompareSource implements SearchSource {
  constructor(
    private readonly selection: SelectionStore,
    private readonly workspace: WorkspaceStore,
    private readonly navigator: Navigator,
  ) {}

  get entries(): readonly SearchEntry[] {
    const { address } = this.navigator;
    const { ids, count } = this.selection;
    if (address === null || !isComparable(count) || !this.workspace.has('compare')) return [];
    const go = (): void => this.navigator.go(comparePath(address.sowId, [...ids]));
    return [searchAction('selection-compare', `Compare ${countOf(count, 'selected topic')}`, 'side by side', go)];
  }
}

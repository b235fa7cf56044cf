import { PersonalStores } from '../../../application/session/clear-user-data';
import { PageControls } from '../../../application/shared/viewport';
import { focusSearch } from '../../../ui/search/search-box';
import { LoadSearchEngine, SearchStore } from '../../../application/search/search.store';
import { SearchSources } from '../../../application/search/search-source';
import { TypedWordsSources } from '../../../application/search/typed-words';
import { Logger } from '../../../application/shared/browser-ports';
import { contribute, type ProjectPart } from '../../module-manifest';
import { provide, provideClass } from '../../provide';

export const project: ProjectPart = {
  points: [SearchSources, TypedWordsSources],
  classes(options) {
    provideClass(options, SearchStore, [LoadSearchEngine, Logger]);
  },
  adapters(options, container) {
    provide(options, LoadSearchEngine, () => async () => (await import('./engine')).addSearch(container), []);
    // What commands do with the page.
    provide(options, PageControls, (search) => ({ focusSearch: () => focusSearch(search) }), [SearchStore]);
  },
  contributes: [contribute(PersonalStores)((search) => [search], [SearchStore])],
};

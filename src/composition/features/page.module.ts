import { ContainerModule } from 'inversify';
import { PageControls } from '../../application/shell/page-controls';
import { focusSearch } from '../../ui/search/focus-search';
import { provide } from '../provide';

/** What commands do with the page. */
export const pageModule = new ContainerModule((options) => {
  provide(options, PageControls, () => ({ focusSearch }), []);
});

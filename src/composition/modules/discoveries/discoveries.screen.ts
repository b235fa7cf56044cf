export {
  DiscoveriesScreen as Component,
  loadDiscoveriesData as loadData,
} from '../../../ui/discoveries/discoveries-screen';
export { bindings } from './bindings';

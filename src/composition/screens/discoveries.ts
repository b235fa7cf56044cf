export {
  DiscoveriesScreen as Component,
  loadDiscoveriesData as loadData,
} from '../../ui/discoveries/discoveries-screen';
export { discoveriesModule as module } from './discoveries.module';

export { PlatformsScreen as Component, loadPlatformsData as loadData } from '../../../ui/platforms/platforms-screen';
export { bindings } from './bindings';

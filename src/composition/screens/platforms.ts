export { PlatformsScreen as Component, loadPlatformsData as loadData } from '../../ui/platforms/platforms-screen';
export { platformsModule as module } from './platforms.module';

export { ForesightScreen as Component, loadForesightData as loadData } from '../../ui/foresight/foresight-screen';
export { foresightModule as module } from './foresight.module';

export { ForesightScreen as Component, loadForesightData as loadData } from '../../../ui/foresight/foresight-screen';
export { bindings } from './bindings';

export { HomeScreen as Component, loadHomeData as loadData } from '../../../ui/home/home-screen';
export { bindings } from './bindings';

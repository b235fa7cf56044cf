export { HomeScreen as Component, loadHomeData as loadData } from '../../ui/home/home-screen';
export { homeModule as module } from './home.module';

export {
  ExploreScreen as Component,
  loadExploreData as loadData,
  preloadCharts as preload,
} from '../../../ui/explore/explore-screen';

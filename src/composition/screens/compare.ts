export { loadTopics as loadData } from '../../ui/screens/load-topics';
export { CompareScreen as Component } from '../../ui/compare/compare-screen';
export { compareModule as module } from './compare.module';

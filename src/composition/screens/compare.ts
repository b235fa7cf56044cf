export { loadTopics as loadData } from '../../ui/app/load-topics';
export { CompareScreen as Component } from '../../ui/compare/compare-screen';
export { compareModule as module } from './compare.module';

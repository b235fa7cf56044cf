export { CompareScreen as Component, loadCompareData as loadData } from '../../ui/compare/compare-screen';
export { compareModule as module } from './compare.module';

export { loadTopics as loadData } from '../../../ui/screens/load-topics';
export { CompareScreen as Component } from '../../../ui/compare/compare-screen';
export { bindings } from './bindings';

export { loadTopics as loadData } from '../../../ui/screens/load-topics';
export { ReviewScreen as Component } from '../../../ui/review/review-screen';
export { bindings } from './bindings';

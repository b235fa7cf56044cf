export { loadTopics as loadData } from '../../../ui/screens/load-topics';
export { LibraryScreen as Component } from '../../../ui/library/library-screen';
export { bindings } from './bindings';

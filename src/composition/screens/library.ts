export { loadTopics as loadData } from '../../ui/app/load-topics';
export { LibraryScreen as Component } from '../../ui/library/library-screen';
export { libraryModule as module } from './library.module';

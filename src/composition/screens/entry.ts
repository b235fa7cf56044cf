export { EntryScreen as Component } from '../../ui/session/entry-screen';
export { entryModule as module } from './entry.module';

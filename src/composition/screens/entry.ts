export { EntryScreen as Component } from '../../ui/sign-in/entry-screen';
export { entryModule as module } from './entry.module';

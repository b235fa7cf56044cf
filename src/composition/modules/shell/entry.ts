export { EntryScreen as Component } from '../../../ui/sign-in/entry-screen';
export { bindings } from './bindings';

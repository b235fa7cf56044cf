export { AskScreen as Component } from '../../../ui/ask/ask-screen';
export { bindings } from './bindings';

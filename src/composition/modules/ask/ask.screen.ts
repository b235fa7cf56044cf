export { AssistantScreen as Component } from '../../../ui/ask/assistant-screen';
export { bindings } from './bindings';

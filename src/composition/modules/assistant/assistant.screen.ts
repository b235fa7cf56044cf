export { AssistantScreen as Component } from '../../../ui/assistant/assistant-screen';

export { AssistantScreen as Component } from '../../ui/assistant/assistant-screen';
export { assistantModule as module } from './assistant.module';

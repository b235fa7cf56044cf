import { AssistantScreen } from '../../../src/ui/assistant/assistant-screen';
import { aSow } from '../../builders/sow-mother';
import type { TestPlatform } from '../../fakes/test-platform';
import { renderScreen } from '../render-screen';

/** The page of the built-in assistant. */
export const renderAssistant = (prepare?: (platform: TestPlatform) => void) =>
  renderScreen(AssistantScreen, '/reneAI/:sowId', {
    path: '/reneAI/1',
    prepare: (platform) => {
      platform.sows.sows = [aSow({ reneAI: true })];
      prepare?.(platform);
    },
  });

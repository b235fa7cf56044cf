import { AssistantProvider } from '../../src/application/ask/ask-about';
import { provide } from '../../src/composition/provide';
import type { BindOptions } from '../../src/composition/module-manifest';
import type { TestPlatform } from './test-platform';

const chosen = new WeakMap<TestPlatform, AssistantProvider>();

/** Who answers on the assistant's page: the built-in one, unless a test says otherwise. */
export function useAssistant(platform: TestPlatform, provider: AssistantProvider): void {
  chosen.set(platform, provider);
}

export function fakes(options: BindOptions, platform: TestPlatform): void {
  provide(options, AssistantProvider, () => chosen.get(platform) ?? { kind: 'builtin' }, []);
}

import { AssistantFrame } from '../../src/application/assistant/assistant-frame';
import type { BindOptions } from '../../src/composition/module-manifest';
import { provide } from '../../src/composition/provide';
import type { TestPlatform } from './test-platform';

const chosen = new WeakMap<TestPlatform, AssistantFrame>();

/** The chat of an external service, which there is not unless a test says so. */
export function withExternalChat(platform: TestPlatform, frame: AssistantFrame): void {
  chosen.set(platform, frame);
}

export function fakes(options: BindOptions, platform: TestPlatform): void {
  provide(options, AssistantFrame, () => chosen.get(platform) ?? null, []);
}

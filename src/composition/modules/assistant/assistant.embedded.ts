import { AssistantFrame } from '../../../application/assistant/assistant-frame';
import type { BindOptions } from '../../module-manifest';
import { provide } from '../../provide';

export function embedded(options: BindOptions): void {
  provide(options, AssistantFrame, () => null, []);
}

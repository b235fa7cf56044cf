import { AssistantProvider } from '../../../application/ask/ask-about';
import type { BindOptions } from '../../module-manifest';
import { provide } from '../../provide';

export function embedded(options: BindOptions): void {
  provide(options, AssistantProvider, () => ({ kind: 'builtin' }), []);
}

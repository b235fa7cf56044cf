import { FirmnessComputer } from '../../src/application/ranking/firmness-computer';
import type { BindOptions } from '../../src/composition/module-manifest';
import { provide } from '../../src/composition/provide';
import { firmnessOf } from '../../src/domain/ranking/firmness';

/** In the thread of the test. */
export function browserFakes(options: BindOptions): void {
  provide(options, FirmnessComputer, () => ({ compute: async (input) => firmnessOf(input), end: () => {} }), []);
}

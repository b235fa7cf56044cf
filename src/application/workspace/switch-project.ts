import type { SowSummary } from '../../domain/workspace/sow';
import { samePlaceInSow } from '../../domain/shell/routes';
import type { Navigator } from '../shared/navigator';
import type { RecordUsage } from '../tracking/record-usage';

/** Goes to the same screen type of another project (specification, section 2). */
export class SwitchProject {
  readonly #navigator: Navigator;
  readonly #usage: RecordUsage;

  constructor(navigator: Navigator, usage: RecordUsage) {
    this.#navigator = navigator;
    this.#usage = usage;
  }

  to(sow: SowSummary): void {
    this.#usage.record({
      name: 'clicked_on_project',
      payload: { sow_id: sow.id, sow_name: sow.name, window_url: this.#navigator.href },
    });
    this.#navigator.go(samePlaceInSow(this.#navigator.place.pathname, sow.id));
  }
}

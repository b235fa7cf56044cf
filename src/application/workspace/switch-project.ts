import type { SowSummary } from '../../domain/workspace/sow';
import { paths } from '../../domain/shell/routes';
import { pathInProject } from '../../domain/shell/screen';
import type { Navigator } from '../shared/navigator';
import type { RecordUsage } from '../tracking/record-usage';

/** Goes to the same screen type of another project (specification, section 2). */
export class SwitchProject {
  constructor(
    private readonly navigator: Navigator,
    private readonly usage: RecordUsage,
  ) {}

  switchTo(sow: SowSummary): void {
    this.usage.record({ name: 'clicked_on_project', payload: { sow_id: sow.id, sow_name: sow.name } });
    const screen = this.navigator.address?.screen;
    const samePath = screen === undefined ? null : pathInProject(screen, sow.id);
    this.navigator.go(samePath ?? paths.homepage(sow.id));
  }
}

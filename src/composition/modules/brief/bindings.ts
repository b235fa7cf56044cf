import { ContainerModule } from 'inversify';
import { BriefDrafts } from '../../../application/brief/brief-drafts';
import { HouseStyleStore } from '../../../application/workspace/house-style.store';
import { SlideView } from '../../../application/brief/slide-view';
import { BriefViewModel } from '../../../application/brief/brief.view-model';
import { TopicDossiers } from '../../../application/workspace/topic-dossiers';
import { ExploreAddress } from '../../../application/filters/explore-address';
import { DataComparison } from '../../../application/filters/data-comparison';
import { Colleagues } from '../../../application/decisions/colleagues';
import { TopicStatusStore } from '../../../application/decisions/topic-status.store';
import { NotesStore } from '../../../application/personal/notes.store';
import { OpenLibrary } from '../../../application/personal/open-library';
import { ProjectFacts } from '../../../application/query/project-facts';
import { CopyLink } from '../../../application/workspace/copy-link';
import { Clipboard, Clock, Logger, TabStorage } from '../../../application/shared/browser-ports';
import { Navigator } from '../../../application/shared/navigator';
import { SlideWriter } from '../../../application/brief/slides/slide-deck';
import { ToastStore } from '../../../application/shared/toast.store';
import { TopicColumns } from '../../../application/workspace/topic-columns';
import { RecordUsage } from '../../../application/tracking/record-usage';
import { ProjectSignalsStore } from '../../../application/workspace/project-signals.store';
import { TopicStatements } from '../../../application/workspace/topic-statements';
import { WorkspaceStore } from '../../../application/workspace/workspace.store';
import { BriefExports } from '../../../ui/brief/exports/brief-exports';
import { provide, provideClass, provideNamed } from '../../provide';

export const bindings = new ContainerModule((options) => {
  provide(options, SlideWriter, () => ({ write: writeSlides }), []);
  provideClass(options, BriefDrafts, [OpenLibrary]);
  provideClass(options, SlideView, [], 'Transient');
  provideNamed(
    options,
    BriefViewModel,
    {
      drafts: BriefDrafts,
      signals: ProjectSignalsStore,
      workspace: WorkspaceStore,
      statuses: TopicStatusStore,
      notes: NotesStore,
      facts: ProjectFacts,
      address: ExploreAddress,
      comparison: DataComparison,
      dossiers: TopicDossiers,
      navigator: Navigator,
      usage: RecordUsage,
      clock: Clock,
      team: Colleagues,
      tab: TabStorage,
      statements: TopicStatements,
    },
    'Transient',
  );
  provideNamed(
    options,
    BriefExports,
    {
      statuses: TopicStatusStore,
      workspace: WorkspaceStore,
      clipboard: Clipboard,
      links: CopyLink,
      slides: SlideWriter,
      toasts: ToastStore,
      usage: RecordUsage,
      clock: Clock,
      logger: Logger,
      columns: TopicColumns,
      house: HouseStyleStore,
    },
    'Transient',
  );
});

async function writeSlides(deck: Parameters<SlideWriter['write']>[0]): Promise<ArrayBuffer> {
  const { workerSlideWriter } = await import('../../../infrastructure/slides/worker-slide-writer');
  return workerSlideWriter.write(deck);
}

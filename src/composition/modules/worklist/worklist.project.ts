import { VisitStore } from '../../../application/personal/visit.store';
import { ProjectFacts } from '../../../application/query/project-facts';
import { Navigator } from '../../../application/shared/navigator';
import { DecideAgain } from '../../../application/worklist/decide-again';
import { ReviewAddress } from '../../../application/worklist/review-address';
import { ReviewOrders } from '../../../application/worklist/review-orders';
import { ReviewOrdering } from '../../../application/worklist/review-ordering';
import { ReviewTopics } from '../../../application/worklist/review-topics';
import { ProjectSignalsStore } from '../../../application/workspace/project-signals.store';
import { WorkspaceStore } from '../../../application/workspace/workspace.store';
import type { ProjectPart } from '../../module-manifest';
import { ReviewParts } from '../../../ui/worklist/review-parts';
import { provideClass } from '../../provide';

export const project: ProjectPart = {
  points: [DecideAgain, ReviewOrders, ReviewParts],
  classes(options) {
    provideClass(options, ReviewAddress, [Navigator]);
    provideClass(options, ReviewOrdering, [ReviewAddress, WorkspaceStore, VisitStore, ReviewOrders]);
    provideClass(options, ReviewTopics, [
      ReviewAddress,
      ProjectSignalsStore,
      ProjectFacts,
      WorkspaceStore,
      ReviewOrdering,
      DecideAgain,
    ]);
  },
};

import { observer } from 'mobx-react-lite';
import { useLayoutEffect } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { ExperimentViewModel } from '../../application/experiments/experiment.view-model';
import { ThemeStore } from '../../application/shell/theme.store';
import { WorkspaceStore } from '../../application/workspace/workspace.store';
import { parseEntityId, type ExperimentId } from '../../domain/shared/entity-id';
import { paths } from '../../domain/shell/routes';
import { useResolved } from '../di/resolver';
import { ExperimentView } from './experiment-view';

/** /sow/{sowId}/experiments/{experimentId} (specification, section 2). */
export function ExperimentScreen() {
  const id = parseEntityId<'experiment'>(useParams()['experimentId']);
  return id === undefined ? <Navigate to={paths.notFound} replace /> : <Experiment id={id} />;
}

const Experiment = observer(function Experiment({ id }: { id: ExperimentId }) {
  const experiment = useResolved(ExperimentViewModel);
  const workspace = useResolved(WorkspaceStore);
  const theme = useResolved(ThemeStore);

  // Before the paint, so that the previous experiment is not shown under this one's name.
  useLayoutEffect(() => experiment.open(id), [experiment, id]);

  const name = workspace.features.experiments.find((known) => known.id === id)?.name ?? 'Experiment';
  return <ExperimentView experiment={experiment} name={name} theme={theme.theme} />;
});

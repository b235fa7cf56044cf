import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { EnterProject } from '../../application/own-data/enter-project';
import { LoadOwnData } from '../../application/own-data/own-data';
import { OpenFile } from '../../application/own-data/open-file';
import type { DeviceFile } from '../../application/own-data/own-data-entry';
import { SessionStore } from '../../application/session/session.store';
import { Logger } from '../../application/shared/logger';
import { Navigator } from '../../application/shared/navigator';
import { ToastStore } from '../../application/shell/toast.store';
import type { SowId } from '../../domain/shared/entity-id';
import { useResolver, type Resolver } from '../di/resolver';
import { ChooseFile } from './choose-file';
import { OwnDataDialog } from './own-data-dialog';
import { Reading } from './reading';
import { useRefreshProject } from './use-refresh-project';
import type { RefreshProject } from '../../application/own-data/refresh-project';

interface Props {
  /** Was dropped; without one the user chooses. */
  readonly file: DeviceFile | undefined;
  readonly replaces: SowId | undefined;
  readonly onClose: () => void;
}

/** 'Open your own data': choose a file, watch it being read, and open it. */
export const OpenFileDialog = observer(function OpenFileDialog({ file, replaces, onClose }: Props) {
  const resolver = useResolver();
  const refresh = useRefreshProject();
  const [flow] = useState(() => newFlow(resolver, refresh, replaces ?? null));
  useEffect(() => {
    if (file !== undefined) void flow.read(file);
  }, [flow, file]);
  const { step } = flow;
  const isDone = step.kind === 'done';
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);
  const close = (): void => {
    flow.dispose();
    onClose();
  };
  return (
    <OwnDataDialog title={replaces === undefined ? 'Open your own data' : 'Replace by a newer file'} onClose={close}>
      {step.kind === 'choose' && <ChooseFile problem={step.problem} onChoose={flow.read} />}
      {(step.kind === 'reading' || step.kind === 'opening') && <Reading step={step} onCancel={flow.cancel} />}
    </OwnDataDialog>
  );
});

function newFlow(resolver: Resolver, refresh: RefreshProject, replaces: SowId | null): OpenFile {
  const enter = new EnterProject(resolver.get(SessionStore), resolver.get(Navigator));
  const load = resolver.get(LoadOwnData);
  return new OpenFile(load, refresh, enter, resolver.get(ToastStore), resolver.get(Logger), replaces);
}

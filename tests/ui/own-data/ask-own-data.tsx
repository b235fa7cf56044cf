import { act } from '@testing-library/react';
import { OwnDataEntry, type OwnDataRequest } from '../../../src/application/workspace/own-data-entry';
import { whenHistorySettled } from '../../../src/ui/kit/overlays/dialog-history';
import { OwnDataGate } from '../../../src/ui/own-data/own-data-gate';
import { OwnDataHost } from '../../../src/ui/own-data/own-data-host';
import { settle } from '../../fakes/settle';
import { TestPlatform } from '../../fakes/test-platform';
import { renderAt } from '../shell/render-at';

/** The page after something of own data was asked for. */
export async function ask(request: OwnDataRequest | null, prepare?: (platform: TestPlatform) => void) {
  // The step back of a dialog of the test before would close the next one.
  await new Promise<void>((resolve) => whenHistorySettled(resolve));
  const platform = new TestPlatform();
  prepare?.(platform);
  await platform.enter();
  const rendered = renderAt(platform, <OwnDataGate Host={OwnDataHost} />);
  act(() => platform.get(OwnDataEntry).ask(request));
  await act(settle);
  const choose = async (name = 'mobility-signals.csv') => {
    await rendered.user.upload(rendered.screen.getByLabelText('File with your own data'), new File(['x'], name));
    await act(settle);
  };
  return { platform, choose, ...rendered };
}

import { describe, expect, it } from 'vitest';
import { ExperimentViewModel, FRAME_TIMEOUT } from '../../../src/application/experiments/experiment.view-model';
import { entityId } from '../../../src/domain/shared/entity-id';
import { settle } from '../../fakes/settle';
import { TestPlatform } from '../../fakes/test-platform';

const ID = entityId<'experiment'>('canvas');
const ADDRESS = 'https://experiments.example/canvas';

async function openedExperiment(address: string | null = ADDRESS) {
  const platform = new TestPlatform();
  if (address !== null) platform.experiments.addresses.set(ID, address);
  const experiment = platform.get(ExperimentViewModel);
  const close = experiment.open(ID);
  await settle();
  return { platform, experiment, close };
}

describe('an experiment', () => {
  it('waits for its address, then for its page', async () => {
    const platform = new TestPlatform();
    platform.experiments.addresses.set(ID, ADDRESS);
    const experiment = platform.get(ExperimentViewModel);
    experiment.open(ID);
    expect(experiment.state).toEqual({ kind: 'loading' });
    await settle();
    expect(experiment.state).toEqual({ kind: 'framed', address: ADDRESS, isLoaded: false });
    experiment.frameLoaded();
    expect(experiment.state).toMatchObject({ isLoaded: true });
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', '//evil.example/x', 'ftp://x.example/'])(
    'is never framed at %s',
    async (address) => {
      const { experiment } = await openedExperiment(address);
      expect(experiment.state).toEqual({ kind: 'refused' });
    },
  );

  it('may be a page of the product itself', async () => {
    const { experiment } = await openedExperiment('/experiments/canvas.html');
    expect(experiment.state).toMatchObject({ kind: 'framed', address: '/experiments/canvas.html' });
  });

  it('is silent when nothing loaded after 20 s, and starts anew when asked to', async () => {
    const { experiment, platform } = await openedExperiment();
    platform.clock.advance(FRAME_TIMEOUT - 1);
    expect(experiment.state.kind).toBe('framed');
    platform.clock.advance(1);
    expect(experiment.state).toEqual({ kind: 'unresponsive', address: ADDRESS });
    experiment.retry();
    await settle();
    expect(experiment.state).toEqual({ kind: 'framed', address: ADDRESS, isLoaded: false });
  });

  it('stays once it has loaded, however long one looks at it', async () => {
    const { experiment, platform } = await openedExperiment();
    experiment.frameLoaded();
    platform.clock.advance(10 * FRAME_TIMEOUT);
    expect(experiment.state).toMatchObject({ kind: 'framed', isLoaded: true });
  });

  it('can be asked for again after its address failed to come', async () => {
    const platform = new TestPlatform();
    platform.experiments.addresses.set(ID, ADDRESS);
    platform.experiments.answers.fail('addressOf');
    const experiment = platform.get(ExperimentViewModel);
    experiment.open(ID);
    await settle();
    expect(experiment.state).toEqual({ kind: 'failed' });
    experiment.retry();
    await settle();
    expect(experiment.state.kind).toBe('framed');
  });

  it('that does not exist leads to the page that says so', async () => {
    const { platform } = await openedExperiment(null);
    expect(platform.navigator.path).toBe('/404');
  });

  it('leaves nothing behind when it is closed', async () => {
    const { experiment, platform, close } = await openedExperiment();
    close();
    platform.clock.advance(FRAME_TIMEOUT);
    expect(experiment.state).toEqual({ kind: 'loading' });
  });
});

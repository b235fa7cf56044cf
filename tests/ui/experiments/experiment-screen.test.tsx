import { act, fireEvent } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FRAME_TIMEOUT } from '../../../src/application/experiments/experiment.view-model';
import { ThemeStore } from '../../../src/application/shared/theme.store';
import { entityId } from '../../../src/domain/shared/entity-id';
import { ExperimentScreen } from '../../../src/ui/experiments/experiment-screen';
import { aSow } from '../../builders/sow-mother';
import { renderScreen } from '../render-screen';

const ADDRESS = 'https://experiments.example/canvas';

async function renderExperiment(address = ADDRESS) {
  const rendered = await renderScreen(ExperimentScreen, '/sow/:sowId/experiments/:experimentId', {
    path: '/sow/1/experiments/canvas',
    prepare: (platform) => {
      platform.sows.sows = [aSow({ experiments: [{ id: entityId('canvas'), name: 'Scenario canvas' }] })];
      platform.experiments.addresses.set(entityId('canvas'), address);
    },
  });
  return { ...rendered, frame: () => document.querySelector('iframe') };
}

describe('an experiment', () => {
  it('stands in a frame that bears its name and may not reach into the product', async () => {
    const { frame } = await renderExperiment();
    expect(frame()?.title).toBe('Scenario canvas');
    expect(frame()?.getAttribute('src')).toBe(ADDRESS);
    expect(frame()?.getAttribute('sandbox')).toBe('allow-scripts allow-forms allow-popups');
  });

  it('shows a spinner until it is loaded', async () => {
    const { screen, frame } = await renderExperiment();
    expect(screen.getByText('Loading ...')).toBeTruthy();
    fireEvent.load(frame()!);
    expect(screen.queryByText('Loading ...')).toBeNull();
  });

  it('says whose page it is, with a way to open it by itself', async () => {
    const { screen } = await renderExperiment();
    expect(screen.getByText('This page comes from experiments.example.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open in a new tab' }).getAttribute('href')).toBe(ADDRESS);
  });

  it("opens a page of the product's own host at its very address, and tells it the theme, also when that changes", async () => {
    const { screen, frame, platform } = await renderExperiment('/experiments/canvas.html?a=b#part');
    expect(frame()?.getAttribute('src')).toBe('/experiments/canvas.html?a=b#part');
    const told = vi.spyOn(frame()!.contentWindow!, 'postMessage');
    fireEvent.load(frame()!);
    act(() => platform.get(ThemeStore).toggle());
    expect(told.mock.calls).toEqual([
      [{ theme: 'light' }, '*'],
      [{ theme: 'dark' }, '*'],
    ]);
    expect(frame()?.getAttribute('src')).toBe('/experiments/canvas.html?a=b#part');
    expect(screen.queryByText(/This page comes from/)).toBeNull();
  });

  it('tells pages of others nothing', async () => {
    const { frame } = await renderExperiment();
    const told = vi.spyOn(frame()!.contentWindow!, 'postMessage');
    fireEvent.load(frame()!);
    expect(told).not.toHaveBeenCalled();
  });

  it('is not framed at an address that is none', async () => {
    const { screen, frame } = await renderExperiment('javascript:alert(1)');
    expect(frame()).toBeNull();
    expect(screen.getByText('This experiment cannot be shown.')).toBeTruthy();
  });

  it('that does not answer in 20 s says so and can be tried again', async () => {
    const { screen, user, frame, platform } = await renderExperiment();
    act(() => platform.clock.advance(FRAME_TIMEOUT));
    expect(frame()).toBeNull();
    expect(screen.getByText('This page does not answer.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open in a new tab' }).getAttribute('rel')).toBe('noopener noreferrer');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(frame()).not.toBeNull();
  });

  it('that the browser blocks says so, although the frame seems to load', async () => {
    const { screen, frame } = await renderExperiment();
    fireEvent.load(frame()!);
    const violation = Object.assign(new Event('securitypolicyviolation'), { effectiveDirective: 'frame-src' });
    act(() => void document.dispatchEvent(violation));
    expect(screen.getByText('This page does not answer.')).toBeTruthy();
  });
});

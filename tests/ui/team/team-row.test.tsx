import { act } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { TeamTools } from '../../../src/application/team/team-loader';
import { entityId } from '../../../src/domain/shared/entity-id';
import { TeamRow } from '../../../src/ui/team/team-row';
import { TeamBrowser } from '../../application/team/team-browser';
import { aTopic } from '../../builders/topic-mother';
import { FakeDirectory } from '../../fakes/fake-directory';
import { settle } from '../../fakes/settle';
import { renderAt } from '../shell/render-at';

it('the row of the review names what colleagues have decided, and not oneself', async () => {
  const directory = new FakeDirectory('Packaging council');
  const maya = await TeamBrowser.joined('Maya', directory);
  const anna = await TeamBrowser.joined('Anna', directory);
  await maya.decide(1, 3);
  await anna.decide(1, 2);
  await anna.refresh();
  await anna.pass(3000);
  const tools = { store: anna.store } as TeamTools;
  const { screen } = renderAt(anna.platform, <TeamRow tools={tools} topic={aTopic({ id: entityId('1') })} />);
  await act(settle);
  expect(screen.getByText('Maya')).toBeTruthy();
  expect(screen.queryByText('Anna')).toBeNull();
  expect(screen.getByText('1 of 1')).toBeTruthy();
});

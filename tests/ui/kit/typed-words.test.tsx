import { act, fireEvent, render } from '@testing-library/react';
import fc from 'fast-check';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { reasonDraft } from '../../../src/application/team/team-acts';
import { TeamLoader } from '../../../src/application/team/team-loader';
import { Drafts } from '../../../src/application/workspace/drafts';
import { SaveViewDialog } from '../../../src/ui/explore/save-view-dialog';
import { RenameForm } from '../../../src/ui/kit/controls/rename-form';
import { DraftsProvider } from '../../../src/ui/kit/controls/use-draft';
import { ConclusionForm } from '../../../src/ui/platforms/conclusion-form';
import { CardTeam } from '../../../src/ui/team/card-team';
import { ReasonField, WhyField } from '../../../src/ui/team/why-field';
import { TeamBrowser } from '../../application/team/team-browser';
import { topicId } from '../../builders/team-mother';
import { FakeDirectory } from '../../fakes/fake-directory';
import { settle } from '../../fakes/settle';
import { renderAt } from '../shell/render-at';

const directory = new FakeDirectory('Council');
const maya = await TeamBrowser.joined('Maya', directory);
await maya.decide(1, 4);
const loader = maya.platform.get(TeamLoader);
await loader.load();
const tools = loader.tools!;
const nothing = (): void => {};

/** Where the reason of the last decision is asked for. */
function openWhy(id: number): ReactElement {
  tools.queue.explain(topicId(id));
  return <WhyField tools={tools} topic={maya.topic(id)} />;
}

/** Every field in which a user writes and which is saved later than it is typed: its name, and how it is opened. */
const FIELDS: readonly [name: string, element: () => ReactElement, open?: string][] = [
  ['Your reason', () => <ReasonField tools={tools} topic={maya.topic(1)} />],
  ['Write to the team', () => <CardTeam tools={tools} topic={maya.topic(1)} />],
  ['Task', () => <CardTeam tools={tools} topic={maya.topic(1)} />, 'Assign'],
  ['Your reason for T2', () => openWhy(2)],
  ['Why', () => <ConclusionForm name="Refill" conclusion={null} onSave={nothing} onCancel={nothing} />],
  [
    'Name of the view',
    () => <SaveViewDialog address="/data/1" words="Trend map" savedName={null} onSave={nothing} onClose={nothing} />,
  ],
  ['New name', () => <RenameForm label="New name" name="View" limit={80} onDone={nothing} />],
];

/** What a person may type on one line. */
const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }).filter((text) => !/[\r\n]/.test(text));

describe('words that are typed and not saved', () => {
  it.each(FIELDS)('%s: are there again after a reload', async (name, element, open) => {
    const show = (): { field: HTMLInputElement; leave: () => void } => {
      const { screen, view } = renderAt(maya.platform, element());
      if (open !== undefined) fireEvent.click(screen.getByRole('button', { name: open }));
      return { field: screen.getByRole('textbox', { name }), leave: view.unmount };
    };
    await act(settle);
    fc.assert(
      fc.property(words, (text) => {
        const first = show();
        fireEvent.change(first.field, { target: { value: text } });
        first.leave();
        const again = show();
        expect(again.field.value).toBe(text);
        again.leave();
      }),
      { numRuns: 15 },
    );
  });

  it.each([
    ['Why', ''],
    ['Name of the view', 'Trend map'],
    ['New name', 'View'],
  ])('%s: are gone once it is cancelled', async (name, saved) => {
    const element = FIELDS.find(([each]) => each === name)?.[1];
    const show = () => {
      const { screen, view } = renderAt(maya.platform, element!());
      return { screen, view, field: screen.getByRole<HTMLInputElement>('textbox', { name }) };
    };
    await act(settle);
    const typed = show();
    fireEvent.change(typed.field, { target: { value: 'Something else' } });
    const button = typed.screen.queryByRole('button', { name: 'Cancel' });
    if (button === null) fireEvent.keyDown(typed.field, { key: 'Escape' });
    else fireEvent.click(button);
    typed.view.unmount();
    const again = show();
    expect(again.field.value).toBe(saved);
    again.view.unmount();
  });

  it('are the reason of the decision once the team is there again', async () => {
    const drafts = maya.platform.get(Drafts);
    drafts.write(reasonDraft(topicId(1)), 'Half of the sugar is here.');
    const again = await TeamBrowser.open({ browser: maya.storage });
    again.platform.get(Drafts).write(reasonDraft(topicId(1)), 'Half of the sugar is here.');
    await act(() => again.pass(3000));
    expect(again.acts.reasonOf(topicId(1))).toBe('Half of the sugar is here.');
    expect(again.platform.get(Drafts).textOf(reasonDraft(topicId(1)))).toBeNull();
  });

  it('are saved when a press beside the field takes the focus from it', () => {
    const { getByRole } = render(<DraftsProvider value={maya.platform.get(Drafts)}>{openWhy(1)}</DraftsProvider>);
    const field = getByRole('textbox');
    fireEvent.change(field, { target: { value: 'Too small.' } });
    fireEvent.blur(field);
    expect(tools.acts.reasonOf(topicId(1))).toBe('Too small.');
    expect(maya.platform.get(Drafts).textOf(reasonDraft(topicId(1)))).toBeNull();
  });
});

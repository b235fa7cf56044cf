import { describe, expect, it } from 'vitest';
import { entityId } from '../../../src/domain/shared/entity-id';
import { Workspace } from '../../../src/infrastructure/workspace-file/workspace';
import { aWorkspaceDocument } from '../../builders/workspace-document-mother';

type Row = Readonly<Record<string, unknown>>;

const row = (tid: string | number, topic_name: string, more: Row = {}): Row => ({
  tid,
  topic_name,
  sow_id: 1,
  ...more,
});

function workspace(topics: readonly Row[], quadrants: readonly Row[] = []): Workspace {
  return new Workspace(aWorkspaceDocument({ topics, quadrants }), () => null);
}

describe('the rows of a workspace file', () => {
  it('with one id twice have the first one, on the card as in the list', async () => {
    const read = workspace([row(1, 'First'), row('1', 'Second'), row(2, 'Other')]);
    expect(read.topic(entityId('1')).name).toBe('First');
    expect((await read.topics(entityId('1'))).map(({ name }) => name)).toEqual(['First', 'Other']);
  });

  it.each([3, '3'])('have the words of the file for their quadrant, written as %j', (quadrant) => {
    const words = { id: 3, label: 'Learn early', description: 'Small and fast.' };
    const read = workspace([row(1, 'First', { quadrant })], [words]).topic(entityId('1'));
    expect(read.quadrant).toMatchObject({ code: 3, label: 'Learn early', description: 'Small and fast.' });
  });
});

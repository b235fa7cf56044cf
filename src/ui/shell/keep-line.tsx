import { observer } from 'mobx-react-lite';
import type { Keep } from '../../application/keep/keep';
import { changeCounts, ofUser, unsavedFile } from '../../application/keep/unsaved-file';
import type { DataOwner } from '../../application/session/personal-keys';
import { countOf } from '../../domain/shared/figures';
import { Button } from '../kit/controls/button';
import { download } from '../kit/files/download';
import { Row, Text } from '../kit/layout/stack';

interface Props {
  readonly keep: Keep;
  readonly owner: DataOwner | null;
}

const REASONS = {
  full: 'the storage of this browser is full.',
  unavailable: 'this browser refuses to store anything.',
};

/** The line that stays while the storage of the browser refuses what the user has decided or written. */
export const KeepLine = observer(function KeepLine({ keep, owner }: Props) {
  const unsaved = owner === null ? [] : ofUser(keep.refusedOf(owner));
  if (unsaved.length === 0 || keep.problem === null) return null;
  const save = (): void => {
    const { name, text } = unsavedFile(unsaved, keep.now());
    download(new Blob([text], { type: 'application/json' }), name);
  };
  return (
    <Row gap={8} pad="8 gutter" wrap data-print="none">
      <Text as="p" role="alert" tone="strong">
        {countOf(changeCounts(unsaved).all, 'change')} not saved: {REASONS[keep.problem]} Do not close this page.
      </Text>
      <Button variant="outline" onClick={save}>
        Save as a file
      </Button>
      <Button variant="outline" onClick={keep.retry}>
        Try again
      </Button>
    </Row>
  );
});

import { useId } from 'react';
import { VIEW_NAME_LIMIT } from '../../application/personal/saved-views.store';
import { Button } from '../kit/controls/button';
import { useDraft } from '../kit/controls/use-draft';
import { Row, Stack, Text } from '../kit/layout/stack';
import { Modal } from '../kit/overlays/modal';
import styles from './save-view-dialog.module.scss';

interface Props {
  /** Path and query of the view. */
  readonly address: string;
  /** What it shows, in words. */
  readonly words: string;
  /** null: the view is not saved yet. */
  readonly savedName: string | null;
  readonly onSave: (name: string) => void;
  readonly onClose: () => void;
}

export function SaveViewDialog({ address, words, savedName, onSave, onClose }: Props) {
  const suggested = savedName ?? words.slice(0, VIEW_NAME_LIMIT);
  const { text: name, write, end } = useDraft(`name of the view ${address}`, suggested);
  const fieldId = useId();
  return (
    <Modal open onClose={onClose} label="Save view" className={styles.dialog}>
      <Stack
        as="form"
        gap={8}
        pad={24}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          onSave(name);
          end();
        }}
      >
        <Text as="h2" below={8} type="shift">
          {savedName === null ? 'Save view' : 'Rename view'}
        </Text>
        <Text as="label" type="label" htmlFor={fieldId}>
          Name of the view
        </Text>
        <input
          id={fieldId}
          required
          maxLength={VIEW_NAME_LIMIT}
          value={name}
          onChange={(event) => write(event.target.value)}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <Row gap={8} justify="end" above={8}>
          <Button
            variant="outline"
            onClick={() => {
              end();
              onClose();
            }}
          >
            Cancel
          </Button>
          <Button type="submit">Save</Button>
        </Row>
      </Stack>
    </Modal>
  );
}

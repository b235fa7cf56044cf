import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { MyLibrary } from '../../application/personal/my-library';
import type { LogOut, LogOutQuestion } from '../../application/shell/log-out';
import { countOf } from '../../domain/shared/figures';
import { useResolved } from '../di/resolver';
import { Button } from '../kit/controls/button';
import { download } from '../kit/files/download';
import { Stack, Text } from '../kit/layout/stack';
import { Dialog } from '../kit/overlays/dialog';

interface Props {
  readonly logOut: LogOut;
  readonly question: LogOutQuestion;
}

interface File {
  readonly name: string;
  readonly text: string;
}

function save({ name, text }: File): void {
  download(new Blob([text], { type: 'application/json' }), name);
}

/** Asks before a log-out that loses something: what is not saved yet, or what is stored in this browser. */
export const LogOutHost = observer(function LogOutHost({ logOut, question }: Props) {
  const library = useResolved(MyLibrary);
  const [message, setMessage] = useState('');
  const { file, isRemoving } = question;
  const saveAll = async (): Promise<void> => {
    try {
      const all = await library.exportFile();
      save(all);
      setMessage(`Saved as ${all.name}.`);
    } catch {
      setMessage('This could not be saved as a file. Nothing was removed.');
    }
  };
  const leave = async (): Promise<void> => {
    try {
      if (isRemoving) await library.remove();
    } catch {
      setMessage('This browser does not let the notes be removed. You are still logged in.');
      return;
    }
    await logOut.confirm();
  };
  return (
    <Dialog
      title="Log out"
      onClose={() => logOut.cancel()}
      foot={
        <>
          <Button variant="outline" onClick={() => logOut.cancel()}>
            {file === null ? 'Cancel' : 'Wait'}
          </Button>
          {file !== null && (
            <Button variant="outline" onClick={() => save(file)}>
              Save as a file
            </Button>
          )}
          {isRemoving && (
            <Button variant="outline" onClick={() => void saveAll()}>
              Save all of mine
            </Button>
          )}
          <Button onClick={() => void leave()}>{isRemoving ? 'Remove and log out' : 'Log out anyway'}</Button>
        </>
      }
    >
      <Stack gap={8} pad="16 0">
        {file !== null && <Text as="p">{unsavedText(question)}</Text>}
        {isRemoving && (
          <Text as="p">
            Your notes, stars, saved views, briefs and visits are removed from this browser, in all projects. A file
            that you save first can be loaded again.
          </Text>
        )}
        <Text as="p" type="small" tone="muted" role="status">
          {message}
        </Text>
      </Stack>
    </Dialog>
  );
});

function unsavedText({ decisions, texts }: LogOutQuestion): string {
  const parts = [decisions > 0 ? countOf(decisions, 'decision') : '', texts > 0 ? countOf(texts, 'text') : ''].filter(
    (part) => part !== '',
  );
  const verb = decisions + texts === 1 ? 'is' : 'are';
  return `${parts.join(' and ')} ${verb} not saved. If you log out now, this browser forgets it.`;
}

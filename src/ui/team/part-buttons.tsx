import { useRef } from 'react';
import type { ExchangeFiles } from '../../application/team/exchange-files';
import { Button } from '../kit/controls/button';
import { download } from '../kit/files/download';

interface Props {
  readonly files: ExchangeFiles;
  readonly variant: 'quiet' | 'outline';
  /** What came of the files that were read. */
  readonly onRead: (words: string) => void;
}

/** Saves the own part as a file. */
async function saveOwnPart(files: ExchangeFiles): Promise<void> {
  const own = await files.own();
  if (own !== null) download(new Blob([own.content], { type: 'application/json' }), own.fileName);
}

/** Members without a folder hand their parts to each other. */
export function PartButtons({ files, variant, onRead }: Props) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button variant={variant} onClick={() => input.current?.click()}>
        Add a colleague’s part
      </Button>
      <Button variant={variant} onClick={() => void saveOwnPart(files)}>
        Save my part
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept="application/json,.json"
        aria-label="Parts of colleagues"
        onChange={({ target }) => {
          void files.take([...(target.files ?? [])]).then(onRead);
          target.value = '';
        }}
      />
    </>
  );
}

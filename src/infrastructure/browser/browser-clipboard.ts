import type { Clipboard } from '../../application/shared/clipboard';

export class BrowserClipboard implements Clipboard {
  async write(text: string): Promise<void> {
    // navigator.clipboard is undefined on plain http other than localhost, which rejects too.
    await navigator.clipboard.writeText(text);
  }
}

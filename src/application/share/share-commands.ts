import type { CommandGroup } from '../commands/command';
import type { ShareLink } from './share-link';

interface SharingTarget {
  readonly link: ShareLink;
  /** Whether it is not switched off. */
  readonly isOn: boolean;
}

export const SHARE_COMMANDS = {
  id: 'share',
  module: 'share',
  name: 'Share',
  commands: {
    page: {
      words: 'Share this page',
      foundBy: 'copy link url address',
      isOffered: ({ isOn }) => isOn,
      run: ({ link }) => void link.share(null),
    },
  },
} satisfies CommandGroup<SharingTarget>;

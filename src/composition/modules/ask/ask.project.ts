import { PersonalStores } from '../../../application/session/clear-user-data';
import { CommandGroups } from '../../../application/commands/command';
import { AskAbout } from '../../../application/ask/ask-about';
import { ASK_KEYS } from '../../../application/ask/ask-keys';
import { AskStore } from '../../../application/ask/ask.store';
import { Navigator } from '../../../application/shared/navigator';
import { Screens } from '../../../application/workspace/screens';
import { WorkspaceStore } from '../../../application/workspace/workspace.store';
import { AskSources } from '../../../application/query/ask-sources';
import { TypedWordsSources } from '../../../application/search/typed-words';
import { CardParts } from '../../../ui/flashcards/card/card-parts';
import { late } from '../../../ui/kit/layout/late';
import { contribute, type ProjectPart } from '../../module-manifest';
import { provideClass } from '../../provide';

const AskCardPart = late(async () => (await import('../../../ui/ask/ask-card-part')).AskCardPart, {
  failure: 'nothing',
});

export const project: ProjectPart = {
  classes(options) {
    provideClass(options, AskAbout, [AskStore, Screens, WorkspaceStore, Navigator]);
    provideClass(options, AskStore, []);
  },
  contributes: [
    contribute(CardParts)([{ module: 'ask', place: 'below status', Part: AskCardPart }]),
    contribute(TypedWordsSources)(
      (sources, about) => [
        async () => new (await import('../../../application/ask/search-ask')).SearchAsk(sources, about),
      ],
      [AskSources, AskAbout],
    ),
    contribute(PersonalStores)((ask) => [ask], [AskStore]),
    contribute(CommandGroups)([ASK_KEYS]),
  ],
};

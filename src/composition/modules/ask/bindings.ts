import { ContainerModule } from 'inversify';
import { CopyAnswer } from '../../../application/ask/answers/answer-text';
import { AnswerActions } from '../../../application/ask/answer-actions';
import { AskAnswer } from '../../../application/ask/ask-answer';
import { AskedInAddress } from '../../../application/ask/asked-in-address';
import { AskedModel } from '../../../application/ask/asked-model';
import { AskPage } from '../../../application/ask/ask-page';
import { AskStore } from '../../../application/ask/ask.store';
import { PinnedQueries } from '../../../application/ask/pinned-queries';
import { QuestionTranslators } from '../../../application/ask/question-translator';
import { ReadersStore } from '../../../application/ask/readers.store';
import { OpenFlashcard } from '../../../application/workspace/open-flashcard';
import { AskedFacts } from '../../../application/query/asked-facts';
import { AskSources } from '../../../application/query/ask-sources';
import { RowActions } from '../../../application/query/row-action';
import { TopicDossiers } from '../../../application/workspace/topic-dossiers';
import { WorkspaceStore } from '../../../application/workspace/workspace.store';
import { Clock, Clipboard, DeviceStorage, Logger } from '../../../application/shared/browser-ports';
import { FailurePolicy } from '../../../application/shared/request-failure';
import { SessionStore } from '../../../application/session/session.store';
import { SavedViewsStore } from '../../../application/personal/saved-views.store';
import { CopyLink } from '../../../application/workspace/copy-link';
import { Navigator } from '../../../application/shared/navigator';
import { ProductSettings } from '../../../application/shared/product-settings';
import { ToastStore } from '../../../application/shared/toast.store';
import { DeviceTranslator, type LanguageModelApi } from '../../../infrastructure/translators/device-translator';
import { EndpointTranslator } from '../../../infrastructure/translators/endpoint-translator';
import { AccessToken } from '../../access-token';
import { provide, provideClass } from '../../provide';

declare global {
  interface Window {
    /** The Prompt API; not in every browser. */
    readonly LanguageModel?: LanguageModelApi;
  }
}

export const bindings = new ContainerModule((options) => {
  provideClass(options, CopyAnswer, [Clipboard, CopyLink, Navigator, ToastStore, Logger]);
  provideClass(options, PinnedQueries, [SavedViewsStore]);
  provideClass(options, AskAnswer, [AskStore, AskSources, AskedFacts, TopicDossiers, FailurePolicy]);
  provideClass(options, AnswerActions, [AskStore, AskSources, RowActions, WorkspaceStore, Navigator, OpenFlashcard]);
  provideClass(options, AskedModel, [AskStore, ReadersStore, Clock]);
  provideClass(options, AskedInAddress, [AskStore, Navigator, ToastStore]);
  provideClass(options, AskPage, [AskStore, AskAnswer, AnswerActions, AskedModel, AskedInAddress, AskSources]);
  provide(
    options,
    QuestionTranslators,
    ({ assistantModel: own }, accessToken) => {
      const device = new DeviceTranslator(window.LanguageModel);
      if (own === null) return [device];
      const token = own.sendsToken ? () => accessToken() : null;
      return [device, new EndpointTranslator(own, token, window.location.origin)];
    },
    [ProductSettings, AccessToken],
  );
  provideClass(options, ReadersStore, [QuestionTranslators, SessionStore, DeviceStorage, Logger]);
});

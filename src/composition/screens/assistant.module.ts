import { ContainerModule } from 'inversify';
import { Answerer } from '../../application/assistant/answerer';
import { CopyAnswer } from '../../application/assistant/copy-answer';
import { PinnedQuestions } from '../../application/assistant/pinned-questions';
import { SavedViewsStore } from '../../application/library/saved-views.store';
import { CopyLink } from '../../application/share/copy-link';
import { Clipboard } from '../../application/shared/clipboard';
import { Logger } from '../../application/shared/logger';
import { Navigator } from '../../application/shared/navigator';
import { ToastStore } from '../../application/shell/toast.store';
import { provideClass } from '../provide';

export const assistantModule = new ContainerModule((options) => {
  provideClass(options, CopyAnswer, [Clipboard, CopyLink, Navigator, ToastStore, Logger]);
  provideClass(options, PinnedQuestions, [SavedViewsStore, Answerer]);
});

import { ForgetUser } from '../application/session/forget-user';
import { RecordLogin } from '../application/session/record-login';
import { ReportToSupportChat } from '../application/support/report-to-support-chat';
import { RecordPageViews } from '../application/tracking/record-page-views';
import { builtinAssistantModule } from './assistant.module';
import type { AppConfig } from './app-config';
import type { Resolver } from './create-container';
import { featuresModule } from './features.module';
import { AccessToken } from './session.module';

/** What runs beside the screens from the first project screen on. */
const COMPANIONS = [ForgetUser, RecordLogin, RecordPageViews, ReportToSupportChat] as const;

/** Adds what the project screens need, and starts what runs beside them. Called once; never for the login page. */
export async function prepareFeatures(
  resolver: Resolver,
  config: AppConfig,
  onFault: (fault: { readonly message: string; readonly faults: readonly string[] }) => void,
): Promise<void> {
  if (config.mode === 'embedded') {
    const { embeddedModule } = await import('./embedded.module');
    resolver.load(featuresModule, builtinAssistantModule, embeddedModule(config, onFault));
  } else {
    const { liveModule } = await import('./live.module');
    resolver.load(
      featuresModule,
      builtinAssistantModule,
      liveModule(config, () => resolver.get(AccessToken)()),
    );
  }
  for (const companion of COMPANIONS) resolver.get<{ start(): () => void }>(companion).start();
}

export { loadFirstData } from './initial-data';

import type { ExploreTab } from '../../domain/explore/explore-tab';
import { paths } from '../../domain/shell/routes';
import type { SessionStore } from '../session/session.store';
import type { Navigator } from '../shared/navigator';
import type { OwnProject } from './own-projects';

/** The rows of a spreadsheet are topics, and often there are no trends. */
const TAB: ExploreTab = 'opportunityMap';

/** Goes to the map of a project; on the login page, signs in first. */
export class EnterProject {
  constructor(
    private readonly session: SessionStore,
    private readonly navigator: Navigator,
  ) {}

  async enter({ id, topicCount }: OwnProject): Promise<void> {
    const path = topicCount === 0 ? paths.homepage(id) : `${paths.data(id)}?tab=${TAB}`;
    if (this.session.member !== null) return this.navigator.go(path);
    this.session.rememberLocation({ pathname: path, query: [] });
    await this.session.signIn();
  }
}

import type { TopicId } from '../../domain/shared/entity-id';
import { briefOfTopicsPath, imagineIfPath, paths } from '../../domain/shared/routes';
import type { Navigator } from '../shared/navigator';
import type { WorkspaceStore } from '../workspace/workspace.store';

/** What a meeting of the team looks at: a brief of the topics that it discusses, and their provocations. */
export class TeamMeeting {
  constructor(
    private readonly workspace: WorkspaceStore,
    private readonly navigator: Navigator,
  ) {}

  get hasBriefs(): boolean {
    return this.workspace.has('brief');
  }

  imagineIf(ids: readonly TopicId[]): void {
    this.navigator.go(imagineIfPath(this.#briefOf(ids)));
  }

  makeBrief(ids: readonly TopicId[]): void {
    this.navigator.go(this.#briefOf(ids));
  }

  #briefOf(ids: readonly TopicId[]): string {
    const { currentId } = this.workspace;
    return currentId === null ? paths.root : briefOfTopicsPath(currentId, ids);
  }
}

import { wrap } from 'comlink';
import type { MemberContent } from '../../application/team/team-folder';
import type { RecordedDecision } from '../../domain/team/recorded-decision';
import type { TeamRecord } from '../../domain/team/team-record';
import { directReader, type CheckedText, type TeamReader } from './text-reader';

/** In a worker, which is started with the first file: forty large files and their signatures would block the page. */
class ReaderInWorker implements TeamReader {
  #remote: TeamReader | null = null;

  member(text: string): Promise<CheckedText<MemberContent>> {
    return this.#reader.member(text);
  }

  team(text: string): Promise<CheckedText<TeamRecord>> {
    return this.#reader.team(text);
  }

  decision(text: string): Promise<CheckedText<RecordedDecision>> {
    return this.#reader.decision(text);
  }

  get #reader(): TeamReader {
    if (typeof Worker === 'undefined') return directReader;
    this.#remote ??= this.#start();
    return this.#remote;
  }

  /** A worker that cannot be loaded, or is ended, answers nothing: from then on, files are read in this thread. */
  #start(): TeamReader {
    const worker = new Worker(new URL('./team-reader.worker.ts', import.meta.url), { type: 'module', name: 'team' });
    const remote = wrap<TeamReader>(worker);
    const failed = new Promise<null>((resolve) => {
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        this.#remote = directReader;
        resolve(null);
      });
    });
    const asked = async <Read>(request: Promise<Read>, again: () => Promise<Read>): Promise<Read> =>
      (await Promise.race([request, failed])) ?? again();
    return {
      member: (text) => asked(remote.member(text), () => directReader.member(text)),
      team: (text) => asked(remote.team(text), () => directReader.team(text)),
      decision: (text) => asked(remote.decision(text), () => directReader.decision(text)),
    };
  }
}

/** One for all folders of the page. */
export const teamReader: TeamReader = new ReaderInWorker();

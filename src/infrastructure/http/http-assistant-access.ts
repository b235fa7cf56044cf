import type { AssistantAccess, AssistantOptions } from '../../application/assistant/assistant-access';
import type { DashboardGrant } from '../../application/explore/chart-access';
import type { SessionStore } from '../../application/session/session.store';
import type { Cancellation } from '../../application/shared/cancellation';
import { RequestFailure } from '../../application/shared/request-failure';
import type { SowId } from '../../domain/shared/entity-id';
import { isRow } from '../wire/rows';
import { fromUser } from '../wire/user.wire';
import type { Answers } from './answers';
import { grantWire } from './http-chart-access';
import type { HttpClient } from './http-client';

export class HttpAssistantAccess implements AssistantAccess {
  readonly #http: HttpClient;
  readonly #answers: Answers;
  readonly #session: SessionStore;

  constructor(http: HttpClient, answers: Answers, session: SessionStore) {
    this.#http = http;
    this.#answers = answers;
    this.#session = session;
  }

  async options(cancellation?: Cancellation): Promise<AssistantOptions> {
    const answer = await this.#http.get('/api/rene/', cancellation);
    if (!isRow(answer)) throw new RequestFailure('malformed', 'The options of the chat are no object');
    return answer;
  }

  async grant(sow: SowId, cancellation?: Cancellation): Promise<DashboardGrant> {
    const { member } = this.#session;
    if (member === null) throw new RequestFailure('refused', 'Nobody with an organisation is signed in');
    const body = { sow_id: sow, user: fromUser(member), filter: [] };
    const answer = await this.#http.post('/api/luzmo_iq/auth/', body, cancellation);
    return this.#answers.one(answer, 'grant', grantWire, ['authKey', 'authToken']);
  }
}

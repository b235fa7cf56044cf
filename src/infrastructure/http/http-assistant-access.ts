import * as v from 'valibot';
import type { AssistantAccess, AssistantOptions } from '../../application/assistant/assistant-access';
import type { DashboardGrant } from '../../application/explore/chart-access';
import type { SessionStore } from '../../application/session/session.store';
import type { Cancellation } from '../../application/shared/cancellation';
import type { SowId } from '../../domain/shared/entity-id';
import { grantReader } from '../wire/grant.wire';
import { rowReader } from '../wire/rows';
import { toWireUser } from '../wire/user.wire';
import type { HttpApi } from './http-api';

const optionsReader = rowReader(v.looseObject({}), [], (options): AssistantOptions => options);

export class HttpAssistantAccess implements AssistantAccess {
  constructor(
    private readonly api: HttpApi,
    private readonly session: SessionStore,
  ) {}

  options(cancellation?: Cancellation): Promise<AssistantOptions> {
    return this.api.one('/api/rene/', 'chat options', optionsReader, cancellation);
  }

  async grant(sow: SowId, cancellation?: Cancellation): Promise<DashboardGrant> {
    const body = { sow_id: sow, user: toWireUser(this.session.requireMember()), filter: [] };
    return this.api.post('/api/luzmo_iq/auth/', body, 'grant', grantReader, cancellation);
  }
}

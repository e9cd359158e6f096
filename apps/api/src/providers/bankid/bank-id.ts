import { ok } from '@klarsikt/core/lib'
import { noTelemetry, type Telemetry } from '@klarsikt/server/telemetry'
import { observeCalls } from '../calls/observe-calls.js'
import { collectedOf, orderOf } from './answers.js'
import type { BankIdProvider, BankIdRequest } from './port.js'
import type { BankIdSettings } from './settings.js'
import { openTransport } from './transport.js'

/** Longest user agent that BankID accepts, in characters. */
const USER_AGENT_MAXIMUM = 256

/** The provider's name in metrics and logs. */
export const BANKID = 'bankid'

/** BankID through its relying-party API v6. Returns every failure as a value. */
export function createBankId(settings: BankIdSettings, telemetry: Telemetry = noTelemetry): BankIdProvider {
  const call = openTransport(settings)
  const begin = async (operation: 'auth' | 'sign', request: BankIdRequest) => {
    const answer = await call(operation, bodyOf(request))
    return answer.ok ? orderOf(answer.value) : answer
  }
  const provider: BankIdProvider = {
    auth: (request) => begin('auth', request),
    sign: (request) => begin('sign', request),
    async collect(orderRef) {
      const answer = await call('collect', { orderRef })
      return answer.ok ? collectedOf(answer.value) : answer
    },
    async cancel(orderRef) {
      const answer = await call('cancel', { orderRef })
      return answer.ok ? ok(undefined) : answer
    },
  }
  return observeCalls(provider, ['auth', 'sign', 'collect', 'cancel'], {
    provider: BANKID,
    metric: 'klarsikt.provider.call.duration',
    telemetry,
  })
}

function bodyOf({ endUserIp, visibleText, returnUrl, web: { referringDomain, userAgent } }: BankIdRequest) {
  return {
    endUserIp,
    userVisibleData: Buffer.from(visibleText, 'utf8').toString('base64'),
    returnUrl,
    returnRisk: true,
    web: { referringDomain, userAgent: userAgent.slice(0, USER_AGENT_MAXIMUM) || 'unknown' },
  }
}

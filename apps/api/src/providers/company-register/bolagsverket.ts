import { randomUUID } from 'node:crypto'
import type { CompanyNumber } from '@klarsikt/core/company'
import { type Clock, err } from '@klarsikt/core/lib'
import { noTelemetry, type Telemetry } from '@klarsikt/server/telemetry'
import { observeCalls } from '../calls/observe-calls.js'
import { TWO_ANSWERS_MS } from '../deadlines/deadlines.js'
import { createAccessToken } from './access-token.js'
import { companyOf } from './organisation.js'
import type { CompanyRegister } from './port.js'
import type { CompanyRegisterSettings } from './settings.js'

/** Longest answer that the shop accepts, in bytes. */
const ANSWER_MAXIMUM = 1_000_000

/** The provider's name in metrics and logs. */
export const BOLAGSVERKET = 'bolagsverket'

/** Bolagsverket's API for valuable data sets (v1): one POST per organisation, with a client-credentials token. */
export function createBolagsverket(
  settings: CompanyRegisterSettings,
  clock: Clock,
  telemetry: Telemetry = noTelemetry,
): CompanyRegister {
  const token = createAccessToken(settings, clock)
  const url = `${settings.url.replace(/\/$/, '')}/organisationer`
  const ask = async (number: CompanyNumber, signal: AbortSignal): Promise<Response> => {
    const bearer = await token.get(signal)
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${bearer}`,
        'content-type': 'application/json',
        accept: 'application/json',
        'x-request-id': randomUUID(),
      },
      body: JSON.stringify({ identitetsbeteckning: number.replace('-', '') }),
      redirect: 'error',
      signal,
    })
    if (response.status === 401) token.drop(bearer)
    return response
  }
  const register: CompanyRegister = {
    async find(number) {
      const signal = AbortSignal.timeout(settings.timeoutMs ?? TWO_ANSWERS_MS)
      try {
        const first = await ask(number, signal)
        // A token can be revoked before it expires.
        const response = first.status === 401 ? await ask(number, signal) : first
        if (response.status === 404) return err('not-found')
        return response.ok ? companyOf(number, parse(await response.text())) : err('unavailable')
      } catch {
        return err('unavailable')
      }
    },
  }
  return observeCalls(register, ['find'], {
    provider: BOLAGSVERKET,
    metric: 'klarsikt.provider.call.duration',
    telemetry,
  })
}

function parse(text: string): unknown {
  return text.length > ANSWER_MAXIMUM ? null : JSON.parse(text)
}

import { randomUUID } from 'node:crypto'
import { type Access, type AccessCheck, answered, basic } from './access/access-check.js'
import { BANKID } from './bankid/bank-id.js'
import type { BankIdProvider } from './bankid/port.js'
import { BOOKING_PROVIDER } from './booking/caller.js'
import { BOLAGSVERKET } from './company-register/bolagsverket.js'
import type { CompanyRegisterSettings } from './company-register/settings.js'
import { ANSWER_MS } from './deadlines/deadlines.js'
import { MAIL } from './mail/smtp.js'
import type { SmsSettings } from './sms-providers.js'
import { ELKS } from './sms/elks/elks.js'

type Reached = SmsSettings & {
  readonly smtpUrl: string | null
  readonly companyRegister?: CompanyRegisterSettings | null
  readonly bookingProvider?: { readonly url: string; readonly clientId: string; readonly clientSecret: string } | null
}

/** Access checks of the configured providers other than payment providers. */
export function accessChecks(
  { sms, smtpUrl, companyRegister, bookingProvider }: Reached,
  bankId: Pick<BankIdProvider, 'collect'> | null,
): AccessCheck[] {
  const checks: AccessCheck[] = []
  const add = (provider: string, settings: readonly string[], ask: () => Promise<Access>) =>
    void checks.push({ provider, settings, ask })
  if (sms)
    add(ELKS, ['ELKS_USER', 'ELKS_PASSWORD'], () => answered(`${base(sms.url)}/a1/me`, basic(sms.user, sms.password)))
  if (companyRegister) {
    const { tokenUrl, clientId, clientSecret } = companyRegister
    const pair = [encodeURIComponent(clientId), encodeURIComponent(clientSecret)] as const
    add(BOLAGSVERKET, ['BOLAGSVERKET_CLIENT_ID', 'BOLAGSVERKET_CLIENT_SECRET'], () =>
      tokenGiven(tokenUrl, basic(...pair)),
    )
  }
  if (bookingProvider) {
    const { url, clientId, clientSecret } = bookingProvider
    add(BOOKING_PROVIDER, ['BOOKING_PROVIDER_CLIENT_ID', 'BOOKING_PROVIDER_CLIENT_SECRET'], () =>
      tokenGiven(`${base(url)}/oauth2/token`, basic(clientId, clientSecret)),
    )
  }
  if (bankId)
    add(BANKID, ['BANKID_ROOT_FILE', 'BANKID_CERTIFICATE_FILE'], async () => {
      const answer = await bankId.collect(randomUUID())
      if (answer.ok || (answer.error !== 'unauthorized' && answer.error !== 'unreachable')) return 'ok'
      return answer.error === 'unauthorized' ? 'refused' : 'away'
    })
  // An address without a user has no credentials to check.
  if (smtpUrl !== null && URL.canParse(smtpUrl) && new URL(smtpUrl).username !== '')
    add(MAIL, ['SMTP_URL'], () => loggedIn(smtpUrl))
  return checks
}

const base = (url: string) => url.replace(/\/$/, '')

/** Asks for a token. Some servers answer 400 to an unknown client (RFC 6749 5.2). */
const tokenGiven = (url: string, authorization: string): Promise<Access> =>
  answered(url, authorization, {
    method: 'POST',
    body: new URLSearchParams({ grant_type: 'client_credentials' }),
  })

async function loggedIn(url: string): Promise<Access> {
  const { createTransport } = await import('nodemailer')
  const times = { connectionTimeout: ANSWER_MS, greetingTimeout: ANSWER_MS, socketTimeout: ANSWER_MS }
  const transport = createTransport({ url, ...times })
  try {
    await transport.verify()
    return 'ok'
  } catch (error) {
    return (error as { code?: unknown }).code === 'EAUTH' ? 'refused' : 'away'
  } finally {
    transport.close()
  }
}

import type { ServerEnv } from './env.js'
import type { SettingProblem } from './settings-error.js'

/**
 * Returns the missing settings that a shop cannot start without, each with its purpose. The list is empty when nothing
 * is missing.
 */
export function missingSettings(env: ServerEnv): SettingProblem[] {
  const real = !env.demo
  const ownBackend = env.apiUrl === undefined
  const ownKlarna = ownBackend && !env.sandbox && (real || env.klarna.url !== undefined)
  const ownBankId = ownBackend && !env.sandbox && env.bankId.url !== undefined
  const ownBookingProvider = ownBackend && env.bookingProvider.url !== undefined
  const needed: readonly (readonly [name: string, purpose: string, missing: boolean])[] = [
    ['PUBLIC_URL', 'the address customers use', real && !env.publicUrl],
    [
      'KLARSIKT_SECRET',
      'the key of sealed fields, at least 32 characters',
      ownBackend && !env.secret && (real || env.databaseUrl !== undefined),
    ],
    ['KLARNA_URL', 'where buyers pay', ownKlarna && !env.klarna.url],
    ['KLARNA_USER', 'the user at Klarna', ownKlarna && !env.klarna.user],
    ['KLARNA_PASSWORD', 'the password at Klarna', ownKlarna && !env.klarna.password],
    ['ELKS_USER', 'the user at 46elks', ownBackend && !env.elks.user && env.elks.password !== undefined],
    ['ELKS_PASSWORD', 'the password at 46elks', ownBackend && !env.elks.password && env.elks.user !== undefined],
    ['BANKID_ROOT_FILE', 'the root certificate of BankID', ownBankId && !env.bankId.rootFile],
    ['BANKID_CERTIFICATE_FILE', 'our certificate at BankID', ownBankId && !env.bankId.certificateFile],
    ['BANKID_PASSPHRASE', 'what opens that certificate', ownBankId && !env.bankId.passphrase],
    [
      'BOLAGSVERKET_CLIENT_ID',
      'the client at Bolagsverket',
      ownBackend && !env.companyRegister.clientId && env.companyRegister.clientSecret !== undefined,
    ],
    [
      'BOLAGSVERKET_CLIENT_SECRET',
      'the secret of the client at Bolagsverket',
      ownBackend && !env.companyRegister.clientSecret && env.companyRegister.clientId !== undefined,
    ],
    [
      'BOOKING_PROVIDER_CLIENT_ID',
      'the client at the booking system',
      ownBookingProvider && !env.bookingProvider.clientId,
    ],
    [
      'BOOKING_PROVIDER_CLIENT_SECRET',
      'the secret of the client at the booking system',
      ownBookingProvider && !env.bookingProvider.clientSecret,
    ],
    ['SMTP_URL', 'where letters go', ownBackend && real && !env.sandbox && !env.smtpUrl],
  ]
  return needed.flatMap(([name, purpose, missing]) => (missing ? [{ name, problem: purpose }] : []))
}

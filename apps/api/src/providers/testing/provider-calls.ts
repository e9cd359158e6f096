import { randomBytes } from 'node:crypto'
import type { Clock } from '@klarsikt/core/lib'
import type { RunningSandbox } from '@klarsikt/sandbox'
import type { Log } from '@klarsikt/server/log'
import { noTelemetry, type Telemetry } from '@klarsikt/server/telemetry'
import { createBankId } from '../bankid/bank-id.js'
import { createBookingProvider } from '../booking/booking-provider.js'
import { createBolagsverket } from '../company-register/bolagsverket.js'
import { createSmtpSender } from '../mail/smtp.js'
import { createKlarna } from '../payment/klarna/klarna.js'
import { observeProvider } from '../payment/observe-provider.js'
import { PaymentToken } from '../payment/saved-payment.js'
import { renewalOrder } from '../payment/testing/saved-payments-contract.js'
import { createElksSender } from '../sms/elks/elks.js'

type Parts = { readonly clock: Clock; readonly log: Log; readonly telemetry?: Telemetry }
type Providers = ReturnType<typeof openProviders>

/** Every provider reached over the network, at its simulator and with the shop's deadlines. */
export function openProviders(sandbox: RunningSandbox, { clock, log, telemetry = noTelemetry }: Parts) {
  const { url, ca, cert, key } = sandbox.bankId
  const register = `${sandbox.url}/company-register`
  const client = { clientId: 'shop', clientSecret: 'secret' }
  const klarna = createKlarna({
    url: sandbox.klarnaUrl,
    user: 'shop',
    password: 'secret',
    shopUrl: () => 'https://shop.invalid',
    noticeKey: () => 'key',
  })
  return {
    klarna: observeProvider(klarna, telemetry),
    bankId: createBankId({ url, ca, identity: { cert, key }, appUrl: null }, telemetry),
    booking: createBookingProvider({ url: `${sandbox.url}/booking/v1`, ...client }, { clock, log, telemetry }),
    companyRegister: createBolagsverket(
      { url: `${register}/vardefulla-datamangder/v1`, tokenUrl: `${register}/oauth2/token`, ...client },
      clock,
      telemetry,
    ),
    sms: createElksSender({ url: `${sandbox.url}/sms`, user: 'shop', password: 'secret', from: 'Klarsikt' }, telemetry),
    mail: createSmtpSender({ url: () => sandbox.smtpUrl, from: 'Klarsikt <hej@klarsikt.example>' }, telemetry),
  }
}

const newId = (): string => randomBytes(16).toString('hex')
/** A saved card that the simulator knows from the start. */
const CARD = new PaymentToken('demo-customer-token')
const SIGNING = {
  endUserIp: '192.0.2.7',
  visibleText: 'Jag loggar in på Mina sidor.',
  returnUrl: 'https://shop.invalid/mitt-konto/logga-in',
  web: { referringDomain: 'shop.invalid', userAgent: 'test' },
}

/** One read and one write of each provider, including the fetch of its token. */
export const PROVIDER_CALLS = {
  'klarna reads': ({ klarna }: Providers) => klarna.savedPayments?.readToken(CARD),
  'klarna places an order by a token': ({ klarna }: Providers) =>
    klarna.savedPayments?.chargeToken(CARD, renewalOrder('10000001'), newId()),
  'bankid begins an order': ({ bankId }: Providers) => bankId.auth(SIGNING),
  'the booking system lists times': ({ booking }: Providers) =>
    booking.slots({
      location: 'nacka',
      examType: 'glasses',
      ageGroup: '18-74',
      from: '2026-11-03',
      to: '2026-11-03',
    }),
  'the booking system reads changes': ({ booking }: Providers) => booking.changes('0'),
  'the company register finds a company': ({ companyRegister }: Providers) => companyRegister.find('559990-1005'),
  '46elks takes an SMS': ({ sms }: Providers) => sms.send({ to: '+46701740605', text: 'Hej', reportUrl: null }),
  'the mail server takes a letter': ({ mail }: Providers) =>
    mail
      .send({ messageId: `<${newId()}@shop>`, to: 'eva@example.se', subject: 'Hej', text: 'Hej', html: '<p>Hej</p>' })
      .finally(() => mail.close()),
} satisfies Record<string, (providers: Providers) => Promise<{ readonly ok: boolean }> | undefined>

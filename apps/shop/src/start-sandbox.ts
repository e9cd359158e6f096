import { join } from 'node:path'
import type {
  AutogiroSettings,
  BankIdSettings,
  BookingProviderSettings,
  CollectionSettings,
  EInvoiceSettings,
  CompanyRegisterSettings,
  ProviderSettings,
  SmsSettings,
} from '@klarsikt/api'
import { createSandbox } from '@klarsikt/sandbox'
import type { Clock } from '@klarsikt/server/clock'
import type { ServerEnv } from '@klarsikt/server/env'
import { listen } from '@klarsikt/server/http'
import type { Lifecycle } from '@klarsikt/server/lifecycle'
import type { Log } from '@klarsikt/server/log'
import { Hono } from 'hono'
import { autogiroSettings } from './autogiro-settings.js'
import type { Backend } from './backend.js'
import { eInvoiceSettings } from './e-invoice-settings.js'

type Options = {
  readonly env: Pick<ServerEnv, 'dataFolder' | 'smsFrom' | 'bankgiro' | 'demo'>
  readonly log: Log
  readonly clock: Clock
  readonly lifecycle: Lifecycle
  readonly print: (line: string) => void
}

/** What the stand-in of the bank giro knows the shop by. */
const CUSTOMER_NUMBER = '471117'

/** How the stand-in of the collection agency is called, and what it knows the shop by. */
const AGENCY = { agency: 'Exempelinkasso', client: 'klarsikt' }

/** What the stand-in of the operator of e-invoices knows the shop by. */
const E_INVOICE_CLIENT = 'klarsikt'

const USER = { user: 'sandbox', password: 'sandbox' }

export type RunningSandbox = {
  readonly smtpUrl: string
  /** How the backend reaches the stand-in of the SMS provider. */
  readonly sms: NonNullable<SmsSettings['sms']>
  /** Where the backend reaches the stand-ins of payment providers. */
  readonly payments: ProviderSettings
  /** Where the backend reaches the stand-in of BankID, and with which certificate. */
  readonly bankId: BankIdSettings
  /** Where the backend reaches the stand-in of the register of companies. */
  readonly companyRegister: CompanyRegisterSettings
  /** The folder that the backend shares with the stand-in of the bank giro; null where the shop has no bankgiro number. */
  readonly autogiro: AutogiroSettings | null
  /** The folder that the backend shares with the stand-in of a collection agency. */
  readonly collection: CollectionSettings
  /** The folder that the backend shares with the stand-in of an operator of e-invoices. */
  readonly eInvoice: EInvoiceSettings | null
  /** Where the backend reaches the stand-in of the booking system. */
  readonly bookingProvider: BookingProviderSettings
  /** The pages that browsers see, below /sandbox. */
  readonly handle: Backend
}

/**
 * Starts the stand-ins of Klarna, BankID, Bolagsverket, mail and SMS. The backend reaches them at ports of their own, as it would the real ones:
 * they answer until everything that may ask them has stopped.
 */
export async function startSandbox(
  { env, log, clock, lifecycle, print }: Options,
  publicUrl: string,
): Promise<RunningSandbox> {
  print('Starting the stand-ins of Klarna, BankID, mail and SMS')
  const autogiroFolder = join(env.dataFolder, 'autogiro')
  const collectionFolder = join(env.dataFolder, 'inkasso')
  const eInvoiceFolder = join(env.dataFolder, 'e-faktura')
  const sandbox = createSandbox({
    publicUrl: `${publicUrl}/sandbox`,
    clock,
    klarnaCredentials: USER,
    bookingCredentials: USER,
    autogiroFolder,
    collectionFolder,
    eInvoiceFolder,
    bookingFile: join(env.dataFolder, 'sandbox-booking.json'),
    stateFile: join(env.dataFolder, 'sandbox.json'),
    onAutogiroError: (error) => log.error({ err: error }, 'the stand-in of the bank giro failed'),
    onCollectionError: (error) => log.error({ err: error }, 'the stand-in of the collection agency failed'),
    onEInvoiceError: (error) => log.error({ err: error }, 'the stand-in of the operator of e-invoices failed'),
    onSaveError: (error) => log.error({ err: error }, 'the stand-in of Klarna cannot write its books'),
  })
  const { smtpUrl, bankId } = await sandbox.start()
  lifecycle.onStop('sandbox', () => sandbox.stop())
  const mounted = new Hono().route('/sandbox', sandbox.app)
  const server = await listen({
    fetch: (request, environment) => mounted.fetch(request, environment),
    port: 0,
    host: '127.0.0.1',
  })
  lifecycle.onStop('port of the stand-ins', () => server.close(0))
  const url = `http://127.0.0.1:${server.port}/sandbox`
  // The stand-ins put files in their folders whole.
  const whole = { ...env, fileSettleSeconds: 0 }
  return {
    smtpUrl,
    sms: { url: `${url}/sms`, from: env.smsFrom, ...USER },
    autogiro: autogiroSettings({ ...whole, autogiro: { folder: autogiroFolder, customerNumber: CUSTOMER_NUMBER } }),
    collection: { folder: collectionFolder, settleSeconds: whole.fileSettleSeconds, ...AGENCY },
    eInvoice: eInvoiceSettings({ ...whole, eInvoice: { folder: eInvoiceFolder, client: E_INVOICE_CLIENT } }),
    bookingProvider: { url: `${url}/booking/v1`, clientId: USER.user, clientSecret: USER.password },
    payments: { klarna: { url: `${url}/klarna`, ...USER } },
    bankId: {
      url: bankId.url,
      ca: bankId.ca,
      identity: { cert: bankId.cert, key: bankId.key },
      appUrl: `${publicUrl}/sandbox/bankid`,
    },
    companyRegister: {
      url: `${url}/company-register/vardefulla-datamangder/v1`,
      tokenUrl: `${url}/company-register/oauth2/token`,
      clientId: USER.user,
      clientSecret: USER.password,
    },
    handle: (request, environment) => mounted.fetch(request, environment),
  }
}

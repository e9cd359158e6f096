import { join } from 'node:path'
import type {
  BankIdSettings,
  BookingProviderSettings,
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
import type { Backend } from './backend.js'
import { type FileExchanges, fileExchanges } from './file-exchanges.js'

type Options = {
  readonly env: Pick<ServerEnv, 'dataFolder' | 'smsFrom' | 'bankgiro' | 'demo'>
  readonly log: Log
  readonly clock: Clock
  readonly lifecycle: Lifecycle
  readonly print: (line: string) => void
}

/** Customer number of the shop at the simulated Bankgirot. */
const CUSTOMER_NUMBER = '471117'

/** Name of the simulated collection agency, and the shop's name there. */
const AGENCY = { agency: 'Exempelinkasso', client: 'klarsikt' }

/** The shop's name at the simulated operator of e-invoices. */
const E_INVOICE_CLIENT = 'klarsikt'

const USER = { user: 'sandbox', password: 'sandbox' }

/** The running stand-ins, with the settings of the folders that they share with the shop. */
export type RunningSandbox = FileExchanges & {
  readonly smtpUrl: string
  /** Settings with which the backend reaches the simulated SMS provider. */
  readonly sms: NonNullable<SmsSettings['sms']>
  /** Settings with which the backend reaches the simulated payment providers. */
  readonly payments: ProviderSettings
  /** Settings with which the backend reaches the simulated BankID, the certificate included. */
  readonly bankId: BankIdSettings
  /** Settings with which the backend reaches the simulated register of companies. */
  readonly companyRegister: CompanyRegisterSettings
  /** Settings with which the backend reaches the simulated booking system. */
  readonly bookingProvider: BookingProviderSettings
  /** Answers the pages that browsers open below /sandbox. */
  readonly handle: Backend
}

/**
 * Starts the simulated Klarna, BankID, Bolagsverket, mail and SMS. The backend reaches them on ports of their own, as
 * it reaches the real ones. They answer until everything that may call them has stopped.
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
  return {
    smtpUrl,
    sms: { url: `${url}/sms`, from: env.smsFrom, ...USER },
    ...fileExchanges({
      ...env,
      // The simulators write complete files, so the shop need not wait until a file stops changing.
      fileSettleSeconds: 0,
      autogiro: { folder: autogiroFolder, customerNumber: CUSTOMER_NUMBER },
      collection: { folder: collectionFolder, ...AGENCY },
      eInvoice: { folder: eInvoiceFolder, client: E_INVOICE_CLIENT },
    }),
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

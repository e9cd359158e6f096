import { wholeOre, type Ore } from '@klarsikt/core/money'
import type { PaymentRequestState } from '@klarsikt/core/payment'
import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import type { RequestCustomer } from '../order/snapshot.js'

export type StoredRequest = {
  readonly id: string
  readonly amount: Ore
  readonly purpose: string
  readonly storeId: number | null
  /** Sealed. */
  readonly customer: string
  readonly state: PaymentRequestState
  readonly expiresAt: Date
  readonly stopped: boolean
}

type Row = {
  id: string
  amount: number
  purpose: string
  store_id: number | null
  customer: string
  state: PaymentRequestState
  expires_at: Date
  stopped_at: Date | null
}

const SELECT = 'select id, amount, purpose, store_id, customer, state, expires_at, stopped_at from payment_request'

function toRequest(row: Row): StoredRequest {
  const { id, purpose, customer, state } = row
  return {
    id,
    purpose,
    customer,
    state,
    amount: wholeOre(row.amount),
    storeId: row.store_id,
    expiresAt: row.expires_at,
    stopped: row.stopped_at !== null,
  }
}

const TOKEN = 'payment_request.token'

/** How a link is known without being kept. */
export function tokenDigest(encryption: Encryption, token: string): string {
  return encryption.digest(token, TOKEN)
}

export async function findRequest(
  executor: Executor,
  encryption: Encryption,
  token: string,
): Promise<StoredRequest | null> {
  const { rows } = await executor.query<Row>({
    name: 'payment-request-by-token',
    text: `${SELECT} where token_digest = any($1)`,
    values: [encryption.digests(token, TOKEN)],
  })
  return rows[0] ? toRequest(rows[0]) : null
}

/** Reads a request and keeps everybody else from changing it until the transaction ends. */
export async function lockRequest(tx: Executor, id: string): Promise<StoredRequest | null> {
  const { rows } = await tx.query<Row>({
    name: 'payment-request-lock',
    text: `${SELECT} where id = $1 for update`,
    values: [id],
  })
  return rows[0] ? toRequest(rows[0]) : null
}

const CUSTOMER = 'payment_request.customer'

export function sealCustomer(encryption: Encryption, customer: RequestCustomer): string {
  return encryption.encrypt(JSON.stringify(customer), CUSTOMER)
}

export function openCustomer(encryption: Encryption, sealed: string): RequestCustomer {
  return JSON.parse(encryption.decrypt(sealed, CUSTOMER)) as RequestCustomer
}

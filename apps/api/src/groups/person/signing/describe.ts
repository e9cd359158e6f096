import { awaitsStart, bankIdMessage, type BankIdState } from '@klarsikt/core/bankid'
import * as bankidMessages from '@klarsikt/core/messages/bankid'
import type { SessionCtx } from '../../../context.js'
import { qrOf } from '../eid/order.js'
import type { SigningOrder } from './signing-order.js'

/** The state of a signature for its page. */
export type Collected = {
  readonly status: 'pending' | 'failed' | 'error' | 'complete'
  readonly hintCode: string
  readonly qr: string | null
  readonly autoStartToken: string | null
  readonly message: string
}

const STATUSES = { awaiting: 'pending', ended: 'failed', broken: 'error', identified: 'pending' } as const

/** Recognises phones and tablets by the User-Agent. The app is then on the same device. */
const MOBILE = /Mobi|Android|iPhone|iPad/

/** Describes a signature that is in progress or has failed. */
export function describeOrder(ctx: SessionCtx, order: SigningOrder): Collected {
  const { hintCode } = order
  const status = STATUSES[order.state]
  const state: BankIdState = status === 'error' ? { status, errorCode: hintCode } : { status, hintCode }
  const mobile = MOBILE.test(ctx.userAgent)
  const starts = awaitsStart(state)
  return {
    status,
    hintCode,
    qr: starts ? qrOf(ctx, order) : null,
    autoStartToken: starts ? order.autoStartToken : null,
    message: bankIdMessage(state, { purpose: 'sign', device: mobile ? 'same' : 'other', mobile })(),
  }
}

/** The state after the document is signed. */
export const completeSignature = (): Collected => ({
  status: 'complete',
  hintCode: '',
  qr: null,
  autoStartToken: null,
  message: bankidMessages.completeSign(),
})

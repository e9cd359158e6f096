import { awaitsStart, bankIdMessage, type BankIdState } from '@klarsikt/core/bankid'
import { err, ok, type Result } from '@klarsikt/core/lib'
import * as authMessages from '@klarsikt/core/messages/auth'
import * as bankidMessages from '@klarsikt/core/messages/bankid'
import * as errorMessages from '@klarsikt/core/messages/error'
import type { SessionCtx } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { findCustomerByPersonalNumber } from '../customer/find-customer.js'
import { continueLogin, type LoginStopped } from '../identity/continue-login.js'
import { askService } from './ask-service.js'
import { openEmail } from './email.js'
import { type EidOrder, findActiveEidOrder, qrOf, finishEidOrder } from './order.js'
import { openPerson } from './person.js'

type Collecting = {
  readonly success: true
  readonly orderRef: string
  readonly status: 'pending' | 'failed' | 'error'
  readonly hintCode: string
  readonly qr: string | null
  readonly autoStartToken: string | null
  readonly message: string
}
const COMPLETE = { status: 'complete' as const, hintCode: null, qr: null }
type Stopped = LoginStopped & typeof COMPLETE & { readonly orderRef: string }

/** The progress of a log-in by BankID. Logs the session in when it is complete [AUTH-002]. */
export async function collectEid(
  ctx: SessionCtx,
  typed: { readonly orderRef?: string | undefined },
): Promise<Result<Response | Collecting | Stopped, Refusal>> {
  const found = await findActiveEidOrder(ctx, typed.orderRef)
  const order = found && (await askService(ctx, found))
  if (!order) return err('eid.order-not-found')
  return order.state === 'identified'
    ? arrive(ctx, order, order.person ?? '')
    : ok(describe(ctx, order, STATUSES[order.state]))
}

/** Logs in the customer with the personal number, or asks an unknown person for an e-mail address. */
async function arrive(ctx: SessionCtx, order: EidOrder, sealed: string): Promise<Result<Response | Stopped, Refusal>> {
  const { id: orderRef } = order
  const { personalNumber } = openPerson(ctx.encryption, sealed)
  const customer = await findCustomerByPersonalNumber(ctx.database, ctx.encryption, personalNumber)
  if (customer === null || customer.emailVerifiedAt === null) {
    const email = order.email === null ? customer?.profile.email : openEmail(ctx.encryption, order.email)
    const message =
      email === undefined ? authMessages.eidConnectIntro() : errorMessages.loginEidEmailNotVerified({ email })
    return ok({ success: false, result: 'EidEmailNotVerified', message, orderRef, ...COMPLETE })
  }
  if (!(await finishEidOrder(ctx.database, orderRef))) return err('eid.order-not-found')
  const reply = { orderRef, ...COMPLETE, message: bankidMessages.completeAuth() }
  const outcome = await continueLogin(ctx, customer, reply)
  if (outcome === null) return err('login.expired')
  return ok(outcome instanceof Response ? outcome : { ...outcome, orderRef, ...COMPLETE })
}

const STATUSES = { awaiting: 'pending', ended: 'failed', broken: 'error' } as const

/** Matches user agents of phones and tablets, where the app is on the same device. */
const MOBILE = /Mobi|Android|iPhone|iPad/

function describe(ctx: SessionCtx, order: EidOrder, status: Collecting['status']): Collecting {
  const { id: orderRef, hintCode } = order
  const state: BankIdState = status === 'error' ? { status, errorCode: hintCode } : { status, hintCode }
  const mobile = MOBILE.test(ctx.userAgent)
  const message = bankIdMessage(state, { purpose: 'auth', device: mobile ? 'same' : 'other', mobile })()
  const starts = awaitsStart(state)
  return {
    success: true,
    orderRef,
    status,
    hintCode,
    qr: starts ? qrOf(ctx, order) : null,
    autoStartToken: starts ? order.autoStartToken : null,
    message,
  }
}

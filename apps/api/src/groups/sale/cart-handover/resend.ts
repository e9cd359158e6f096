import { isHandoverOpen } from '@klarsikt/core/cart-handover'
import { err, ok, type Result } from '@klarsikt/core/lib'
import * as cartHandoverMessages from '@klarsikt/core/messages/cart-handover'
import type { PaymentLinkChannel } from '@klarsikt/core/payment'
import type { Refusal } from '../../../http/failures.js'
import { tooMany } from '../../money/index.js'
import { openProfile } from '../../person/index.js'
import { audit, smsNumber } from '../../platform/index.js'
import { isEmptied } from './describe.js'
import { lockHandover } from './find-handovers.js'
import { sendCartLink } from './send-cart-link.js'
import { employeeOf, type StoreCtx } from './store-ctx.js'

type Asked = {
  readonly id: string
  readonly channel: PaymentLinkChannel
  /** The number of links that the page has shown, so that a press that comes twice, or from two pages, sends one. */
  readonly timesSent: number
}
type Refused = Refusal<
  'cart-handover.not-found' | 'cart-handover.ended' | 'cart-handover.emptied' | 'request.invalid' | 'rate-limited'
>

/** Sends a handover's link again, by either channel. Returns a text that says what was done. */
export async function resendHandover(
  ctx: StoreCtx,
  { id, channel, timesSent }: Asked,
): Promise<Result<string, Refused>> {
  return ctx.database.transaction(async (tx): ReturnType<typeof resendHandover> => {
    const handover = await lockHandover(tx, id)
    if (handover?.storeId !== ctx.actor.storeId) return err('cart-handover.not-found')
    if (!isHandoverOpen(handover.state) || handover.expiresAt <= ctx.clock.now()) return err('cart-handover.ended')
    if (isEmptied(handover)) return err('cart-handover.emptied')
    const profile = openProfile(ctx.encryption, handover.profile)
    const number = channel === 'sms' ? smsNumber(ctx, profile.mobile) : null
    if (number && !number.ok) return err({ code: 'request.invalid', fields: { channel: number.error } })
    const sent = channel === 'sms' ? { ending: profile.mobile.slice(-2) } : null
    const text = sent ? cartHandoverMessages.staffSendDoneSms(sent) : cartHandoverMessages.staffSendDoneEmail()
    if (handover.timesSent > timesSent) return ok(text)
    const { customerId } = handover
    const late = await tooMany(ctx, { customerId, employee: employeeOf(ctx) })
    if (late) return err(late as Refused)
    await sendCartLink(ctx, tx, { handoverId: id, customer: { id: customerId, profile }, smsTo: number?.value ?? null })
    await audit(tx, ctx.clock.now(), { action: 'cart-handover.resent', subject: 'cart-handover', id })
    return ok(text)
  })
}

import * as paymentLinkMessages from '@klarsikt/core/messages/payment-link'
import { formatOre, type Ore } from '@klarsikt/core/money'
import { PAYMENT_LINK_HOURS } from '@klarsikt/core/payment'
import type { Clock } from '@klarsikt/server/clock'
import type { Executor } from '@klarsikt/server/database'
import type { Encryption } from '@klarsikt/server/encryption'
import { SHOP } from '@klarsikt/shop-config'
import type { PaymentCustomer } from '../../../providers/payment/port.js'
import { enqueueSms } from '../../platform/index.js'

type Sent = {
  readonly customer: PaymentCustomer
  readonly customerId: string | null
  readonly amount: Ore
  readonly storeName: string | null
  readonly link: string
}

/**
 * Puts the SMS with the link in the outbox, in the transaction that makes the link. It names the sender, amount and
 * time, but not the purpose, because a locked phone shows it.
 */
export async function smsPaymentLink(
  deps: { readonly encryption: Encryption; readonly clock: Clock },
  tx: Executor,
  { customer: { mobile }, customerId, amount, storeName, link }: Sent,
): Promise<string> {
  if (mobile === undefined) throw new Error('A payment link by SMS has no mobile number')
  const text = paymentLinkMessages.sms({
    from: storeName ?? SHOP.brand.name,
    amount: formatOre(amount),
    link,
    hours: PAYMENT_LINK_HOURS,
  })
  return enqueueSms(deps, tx, { kind: 'payment-link', customerId, to: mobile, text: plain(text) })
}

/** Replaces no-break spaces. A character outside the SMS alphabet would turn one SMS into three. */
const plain = (text: string): string => text.replace(/\s/gu, ' ')

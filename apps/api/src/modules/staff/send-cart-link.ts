import * as letterMessages from '@klarsikt/core/messages/account-letter'
import * as staffMessages from '@klarsikt/core/messages/staff'
import { encodedHref } from '@klarsikt/core/paths'
import type { Executor } from '@klarsikt/server/database'
import type { Customer } from '../customer/find-customer.js'
import { composeLetter } from '../outbox/compose-letter.js'
import { enqueueLetter } from '../outbox/enqueue-letter.js'
import { button, greeting, paragraph } from '../outbox/letter-blocks.js'
import type { LetterTemplate } from '../outbox/letter-template.js'
import { enqueueSms } from '../sms/enqueue-sms.js'
import { findStaff } from './find-staff.js'
import type { StaffCtx } from './lookup-customer.js'

/** The log-in, which leads on to the checkout: a cart is shown to whose it is, and to nobody who has the link. */
const cartPath = (): string => `${encodedHref('auth-login')}?next=${encodeURIComponent(encodedHref('checkout'))}`

/** To a customer whose cart a store has filled: they look at it, and pay or leave it. */
export const cartLinkLetter: LetterTemplate<{ readonly firstName: string; readonly store: string }> = {
  name: 'staff-cart',
  render: ({ firstName, store }, { shopUrl }) => {
    const subject = staffMessages.letterCartSubject({ store })
    return composeLetter({
      subject,
      blocks: [
        greeting(letterMessages.greeting({ name: firstName })),
        paragraph(staffMessages.letterCartBody({ store })),
        button(`${shopUrl}${cartPath()}`, staffMessages.letterCartAction()),
        paragraph(staffMessages.letterCartUnexpected()),
      ],
    })
  },
}

type Receiver = {
  readonly customer: Pick<Customer, 'id' | 'profile'>
  /** Where the link goes by SMS; null where it goes by letter. */
  readonly smsTo: string | null
}

/** Sends a customer the way to the cart that a store has filled for them. */
export async function sendCartLink(ctx: StaffCtx, tx: Executor, { customer, smsTo }: Receiver): Promise<void> {
  const store = (await findStaff(tx, ctx.actor))?.storeName ?? ''
  const { email, firstName } = customer.profile
  if (smsTo === null) {
    await enqueueLetter(ctx, tx, { template: cartLinkLetter, to: email, data: { firstName, store } })
    return
  }
  const text = staffMessages.cartSms({ store, link: `${ctx.settings.publicUrl}${cartPath()}` })
  await enqueueSms(ctx, tx, { kind: 'staff-cart', customerId: customer.id, to: smsTo, text })
}

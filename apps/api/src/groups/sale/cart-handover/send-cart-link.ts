import * as letterMessages from '@klarsikt/core/messages/account-letter'
import * as staffMessages from '@klarsikt/core/messages/staff'
import type { Executor } from '@klarsikt/server/database'
import { encodedHref } from '@klarsikt/shop-config/paths'
import { eq, sql } from 'drizzle-orm'
import { storeNameIn } from '../../catalogue/index.js'
import type { Customer } from '../../person/index.js'
import {
  type LetterTemplate,
  button,
  composeLetter,
  enqueueLetter,
  enqueueSms,
  greeting,
  paragraph,
} from '../../platform/index.js'
import { cartHandover } from '../cart/handover-tables.js'
import type { StoreCtx } from './store-ctx.js'

/** The path of a handover's page. It needs a log-in, so the link alone shows nothing. */
const handoverPath = (handoverId: string): string => encodedHref('account-cart-handover', { handoverId })

type LetterContent = { readonly firstName: string; readonly store: string; readonly handoverId?: string }

/** The letter to a customer whose cart a store has filled. */
export const cartLinkLetter: LetterTemplate<LetterContent> = {
  name: 'staff-cart',
  render: ({ firstName, store, handoverId }, { shopUrl }) => {
    const subject = staffMessages.letterCartSubject({ store })
    // Letters that waited before handovers existed name none.
    const path = handoverId === undefined ? encodedHref('checkout') : handoverPath(handoverId)
    return composeLetter({
      subject,
      blocks: [
        greeting(letterMessages.greeting({ name: firstName })),
        paragraph(staffMessages.letterCartBody({ store })),
        button(shopUrl + path, staffMessages.letterCartAction()),
        paragraph(staffMessages.letterCartUnexpected()),
      ],
    })
  },
}

export const cartHandoverLetters = [cartLinkLetter] as const

type Receiver = {
  readonly handoverId: string
  readonly customer: Pick<Customer, 'id' | 'profile'>
  /** The number for the link by SMS; null when it goes by letter. */
  readonly smsTo: string | null
}

/** Sends a customer the link to a handover, and records it. */
export async function sendCartLink(
  ctx: StoreCtx,
  tx: Executor,
  { handoverId, customer, smsTo }: Receiver,
): Promise<void> {
  const store = storeNameIn(ctx.catalogue.state, ctx.actor.storeId) ?? ''
  const { email, firstName } = customer.profile
  if (smsTo === null) {
    await enqueueLetter(ctx, tx, { template: cartLinkLetter, to: email, data: { firstName, store, handoverId } })
  } else {
    const text = staffMessages.cartSms({ store, link: ctx.settings.publicUrl + handoverPath(handoverId) })
    await enqueueSms(ctx, tx, { kind: 'staff-cart', customerId: customer.id, to: smsTo, text })
  }
  await tx.orm
    .update(cartHandover)
    .set({
      channel: smsTo === null ? 'email' : 'sms',
      sentAt: ctx.clock.now(),
      timesSent: sql`${cartHandover.timesSent} + 1`,
    })
    .where(eq(cartHandover.id, handoverId))
}

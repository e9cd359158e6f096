import { randomBytes } from 'node:crypto'
import type { PaymentLinkChannel } from '@klarsikt/core/payment'
import type { Executor } from '@klarsikt/server/database'
import { encodedHref } from '@klarsikt/shop-config/paths'
import { eq } from 'drizzle-orm'
import type { Deps } from '../../../context.js'
import type { ApiSettings } from '../../../settings.js'
import { sendPaymentLink } from './letters.js'
import { smsPaymentLink } from './sms.js'
import { paymentLink } from './tables.js'

export type LinkDeps = Pick<Deps, 'database' | 'encryption' | 'clock'> & {
  readonly settings: Pick<ApiSettings, 'publicUrl'>
}

/** Makes a random token and its link. */
export function newLink({ settings }: Pick<LinkDeps, 'settings'>): { readonly token: string; readonly link: string } {
  const token = randomBytes(32).toString('base64url')
  return { token, link: settings.publicUrl + encodedHref('payment-link', { token }) }
}

type Sent = Parameters<typeof sendPaymentLink>[2] & {
  readonly id: string
  readonly channel: PaymentLinkChannel
  readonly customerId: string | null
}

/** Puts the letter or SMS with the link into its outbox and notes its message id. */
export async function sendLink(
  deps: Omit<LinkDeps, 'database'>,
  tx: Executor,
  { id, channel, ...sent }: Sent,
): Promise<void> {
  const messageId = await (channel === 'sms' ? smsPaymentLink(deps, tx, sent) : sendPaymentLink(deps, tx, sent))
  await tx.orm.update(paymentLink).set({ messageId }).where(eq(paymentLink.id, id))
}

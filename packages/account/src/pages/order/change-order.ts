import type { ShopClient } from '@klarsikt/contract/client'
import type { NotBoughtAgain } from '@klarsikt/contract/shop/types'
import { encodedHref } from '@klarsikt/core/paths'
import { outcomeOrLogin } from '@klarsikt/page-kit/session'

/** The result of a button on the order's page. */
export type OrderAnswer =
  | { readonly step: 'cancelled' }
  | { readonly step: 'bought'; readonly added: number; readonly left: readonly NotBoughtAgain[] }
  | { readonly step: 'resent' }
  | { readonly step: 'failed'; readonly message: string }

/** Cancels the order, puts its goods into the cart, or sends a gift card again. The pressed button decides which. */
export async function changeOrder(client: ShopClient, form: FormData): Promise<OrderAnswer> {
  const orderId = String(form.get('orderId'))
  const page = encodedHref('account-order', { orderId })
  if (form.get('intent') === 'buy-again') {
    const outcome = await outcomeOrLogin(client.buyAgain({ params: { orderId } }), page)
    return outcome.ok ? { step: 'bought', ...outcome.value.data } : { step: 'failed', message: outcome.message }
  }
  const cardId = form.get('giftCardId')
  if (typeof cardId === 'string') {
    const call = client.resendGiftCard({ params: { orderId }, body: { id: cardId } })
    const outcome = await outcomeOrLogin(call, page)
    return outcome.ok ? { step: 'resent' } : { step: 'failed', message: outcome.message }
  }
  const outcome = await outcomeOrLogin(client.cancelOrder({ params: { orderId } }), page)
  return outcome.ok ? { step: 'cancelled' } : { step: 'failed', message: outcome.message }
}

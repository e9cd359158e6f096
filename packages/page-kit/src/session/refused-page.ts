import { type Failure, isFailure } from '@klarsikt/contract/endpoint'
import { type ErrorCode, type LinkRefusal, isLinkRefusal, pageStatus } from '@klarsikt/core/errors'
import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import * as linkPageMessages from '@klarsikt/core/messages/link-page'
import * as pageMessages from '@klarsikt/core/messages/page'
import { href } from '@klarsikt/core/paths'
import { data } from 'react-router'

/** A link that is offered instead of the refused page. */
interface Way {
  readonly href: string
  readonly text: string
}

/**
 * The content of a page that is shown instead of a refused one. The server sends the texts, so that no other page has
 * to load them.
 */
export interface RefusedPage {
  readonly title: string
  readonly text: string
  readonly ways: readonly Way[]
}

const toBookings = (): Way => ({ href: href('account-booking'), text: accountPageMessages.bookings() })
const toStores = (): Way => ({ href: href('stores'), text: pageMessages.stores() })
const toContact = (): Way => ({ href: href('contact'), text: pageMessages.contact() })
const toOrders = (): Way => ({ href: href('account-orders'), text: accountPageMessages.orders() })
const toOtherAccount = (): Way => ({ href: href('auth-logout'), text: linkPageMessages.switchAccount() })

const subscription = (): RefusedPage => ({
  title: linkPageMessages.subscriptionTitle(),
  text: linkPageMessages.subscriptionText(),
  ways: [{ href: href('account-subscriptions'), text: accountPageMessages.subscriptions() }, toOtherAccount()],
})

const PAGES: Readonly<Record<LinkRefusal, () => RefusedPage>> = {
  'booking.not-found': () => ({
    title: linkPageMessages.bookingTitle(),
    text: linkPageMessages.bookingText(),
    ways: [toBookings(), toStores()],
  }),
  'waiting-list.not-found': () => ({
    title: linkPageMessages.waitingTitle(),
    text: linkPageMessages.waitingText(),
    ways: [{ href: href('booking-waiting-list'), text: pageMessages.bookingWaitingList() }, toStores()],
  }),
  'awaited-prescription.not-found': () => ({
    title: linkPageMessages.awaitedTitle(),
    text: linkPageMessages.awaitedText(),
    ways: [toOrders(), toContact()],
  }),
  'awaited-prescription.ended': () => ({
    title: linkPageMessages.awaitedEndedTitle(),
    text: linkPageMessages.awaitedEndedText(),
    ways: [toOrders(), toContact()],
  }),
  'agreement.not-found': () => ({
    title: linkPageMessages.agreementTitle(),
    text: linkPageMessages.agreementText(),
    ways: [toContact(), { href: href('company'), text: pageMessages.company() }],
  }),
  'export.not-found': () => ({
    title: linkPageMessages.exportTitle(),
    text: linkPageMessages.exportText(),
    ways: [{ href: href('account-privacy'), text: accountPageMessages.privacy() }],
  }),
  'cart-handover.not-found': () => ({
    title: linkPageMessages.handoverTitle(),
    text: linkPageMessages.handoverText(),
    ways: [toOtherAccount(), toStores()],
  }),
  'order.not-found': () => ({
    title: linkPageMessages.orderTitle(),
    text: linkPageMessages.orderText(),
    ways: [toOrders(), toOtherAccount()],
  }),
  'invoice.not-found': () => ({
    title: linkPageMessages.invoiceTitle(),
    text: linkPageMessages.invoiceText(),
    ways: [{ href: href('account-finance'), text: accountPageMessages.finance() }, toOtherAccount()],
  }),
  'subscription.not-found': subscription,
  'glasses-subscription.not-found': subscription,
  'glasses-subscription.document-not-found': subscription,
}

/**
 * Returns what a loader throws when its data is refused: a page with the status of `pageStatus`. For a link from a
 * letter, such as an old or another customer's link, the page says what to do.
 */
export function refusedPage(error: { readonly code: ErrorCode; readonly message?: string }): ReturnType<typeof data> {
  const { code } = error
  const page = isLinkRefusal(code) ? PAGES[code]() : null
  return data({ ...error, page }, { status: pageStatus(code), statusText: code })
}

/** Returns the reply of a call, or throws the page of the refusal's code. */
export function replyOrRefusedPage<Reply>(answer: Reply | Failure): Reply {
  if (isFailure(answer)) throw refusedPage(answer.error)
  return answer
}

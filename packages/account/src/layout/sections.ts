import * as accountMessages from '@klarsikt/core/messages/account'
import * as accountFinanceMessages from '@klarsikt/core/messages/account-finance'
import * as accountOrderMessages from '@klarsikt/core/messages/account-order'
import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import * as accountSubscriptionMessages from '@klarsikt/core/messages/account-subscription'
import * as friendsMessages from '@klarsikt/core/messages/friends'
import * as pageMessages from '@klarsikt/core/messages/page'
import type { PageKey } from '@klarsikt/core/paths'

export interface AccountSection {
  readonly key: PageKey
  readonly label: () => string
  /** Returns one sentence about the section, which the account's first page shows with the link. */
  readonly summary?: () => string
}

/** The sections of the account, in the order of the navigation. */
export const ACCOUNT_SECTIONS = [
  { key: 'account', label: accountMessages.overview },
  { key: 'account-orders', label: accountPageMessages.orders, summary: accountOrderMessages.summary },
  { key: 'account-finance', label: accountPageMessages.finance, summary: accountFinanceMessages.summary },
  {
    key: 'account-subscriptions',
    label: accountPageMessages.subscriptions,
    summary: accountSubscriptionMessages.summary,
  },
  { key: 'account-booking', label: accountPageMessages.bookings, summary: accountMessages.homeBookings },
  { key: 'account-friends-signup', label: accountPageMessages.friendsSignup, summary: friendsMessages.summary },
  { key: 'account-details', label: accountPageMessages.details, summary: accountMessages.homeDetails },
  { key: 'account-favourites', label: accountPageMessages.favourites, summary: accountMessages.homeFavourites },
  {
    key: 'account-prescriptions',
    label: pageMessages.accountPrescriptions,
    summary: accountMessages.homePrescriptions,
  },
  { key: 'account-security', label: accountPageMessages.security, summary: accountMessages.homeSecurity },
  { key: 'account-privacy', label: accountPageMessages.privacy, summary: accountMessages.homePrivacy },
] as const satisfies readonly AccountSection[]

export type AccountSectionKey = (typeof ACCOUNT_SECTIONS)[number]['key']

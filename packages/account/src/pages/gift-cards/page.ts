import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import { accountPage } from '@klarsikt/page-kit/page'
import { changeGiftCards } from './change-gift-cards.js'
import { GiftCardsPage } from './gift-cards-page.js'
import { loadGiftCards } from './load-gift-cards.js'

export const page = accountPage({
  key: 'account-gift-cards',
  load: loadGiftCards,
  title: accountPageMessages.giftCards,
  mutate: changeGiftCards,
  Page: GiftCardsPage,
})

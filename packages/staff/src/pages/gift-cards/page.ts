import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { staffPage } from '@klarsikt/page-kit/page'
import { changeStaffGiftCards } from './change-staff-gift-cards.js'
import { loadStaffGiftCards } from './load-staff-gift-cards.js'
import { StaffGiftCardsPage } from './staff-gift-cards-page.js'

export const page = staffPage({
  key: 'staff-gift-cards',
  permission: 'gift-card.sell',
  load: loadStaffGiftCards,
  title: staffPageMessages.giftCards,
  mutate: changeStaffGiftCards,
  Page: StaffGiftCardsPage,
})

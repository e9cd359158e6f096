import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { staffPage } from '@klarsikt/page-kit/page'
import { changeStaffCartHandovers } from './change-staff-cart-handovers.js'
import { loadStaffCartHandovers } from './load-staff-cart-handovers.js'
import { StaffCartHandoversPage } from './staff-cart-handovers-page.js'

export const page = staffPage({
  key: 'staff-cart-handovers',
  permission: 'cart.hand-over',
  load: loadStaffCartHandovers,
  title: staffPageMessages.cartHandovers,
  mutate: changeStaffCartHandovers,
  Page: StaffCartHandoversPage,
  handle: { noFoldMobile: true },
})

import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { staffPage } from '@klarsikt/page-kit/page'
import { changeCustomers } from './change-customers.js'
import { StaffCustomersPage } from './staff-customers-page.js'

export const page = staffPage({
  key: 'staff-customers',
  permission: 'customer.lookup',
  load: () => null,
  title: staffPageMessages.customers,
  mutate: changeCustomers,
  Page: StaffCustomersPage,
  handle: { noFoldMobile: true },
})

import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { staffPage } from '@klarsikt/page-kit/page'
import { changeStaffGlassesSubscriptions } from './change-staff-glasses-subscriptions.js'
import { loadStaffGlassesSubscriptions } from './load-staff-glasses-subscriptions.js'
import { StaffGlassesSubscriptionsPage } from './staff-glasses-subscriptions-page.js'

export const page = staffPage({
  key: 'staff-glasses-subscriptions',
  permission: 'glasses-subscription.list',
  load: loadStaffGlassesSubscriptions,
  title: staffPageMessages.glassesSubscriptions,
  mutate: changeStaffGlassesSubscriptions,
  Page: StaffGlassesSubscriptionsPage,
  handle: { noFoldMobile: true },
})

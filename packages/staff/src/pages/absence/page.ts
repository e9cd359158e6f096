import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { staffPage } from '@klarsikt/page-kit/page'
import { changeAbsence } from './change-absence.js'
import { loadAbsence } from './load-absence.js'
import { StaffAbsencePage } from './staff-absence-page.js'

export const page = staffPage({
  key: 'staff-absence',
  permission: 'absence.report',
  load: loadAbsence,
  title: staffPageMessages.absence,
  mutate: changeAbsence,
  Page: StaffAbsencePage,
  handle: { noFoldMobile: true },
})

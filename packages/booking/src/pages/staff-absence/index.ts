export { type AbsenceAnswer, changeAbsence } from './change-absence.js'
export { type AbsenceData, loadAbsence } from './load-absence.js'
export { StaffAbsencePage } from './staff-absence-page.js'

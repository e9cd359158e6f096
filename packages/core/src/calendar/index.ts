export { dateText, dayRange, dayText, nearDayText, weekdayName } from './date-text.js'
export { dateTimeText, nearTimeText, visitTimeText } from './date-time-text.js'
export {
  addDays,
  addMonths,
  datePartsOf,
  daysBetween,
  isPlainDate,
  plainDate,
  type PlainDate,
  weekdayOf,
} from './plain-date.js'
export { isEve, isRedDay, redDays } from './red-days.js'
export {
  type InstantLike,
  stockholmDate,
  stockholmDay,
  stockholmInstant,
  stockholmTime,
  TIME_ZONE,
} from './stockholm.js'
export { weekNumber } from './week-number.js'
export {
  addWorkingDays,
  isWorkingDay,
  sameOrNextWorkingDay,
  subtractWorkingDays,
  workingDaysUntil,
} from './working-days.js'

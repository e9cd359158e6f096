import { type CalendarDate, type DateValue, parseDate } from '@internationalized/date'

/** `2030-05-17` as react-aria's date; null for nothing and for what is no day of the calendar. */
export function toDate(iso: string | null | undefined): CalendarDate | null {
  if (iso === null || iso === undefined || iso === '') return null
  try {
    return parseDate(iso)
  } catch {
    return null
  }
}

/** The bounds and rules of a calendar, in react-aria's words. */
export function dateRules({ min, max, isUnavailable }: DateRules) {
  const [minValue, maxValue] = [toDate(min), toDate(max)]
  return {
    ...(minValue && { minValue }),
    ...(maxValue && { maxValue }),
    ...(isUnavailable && { isDateUnavailable: (date: DateValue) => isUnavailable(date.toString()) }),
    // Weeks begin on Mondays in Sweden, in whatever language the page is read.
    firstDayOfWeek: 'mon' as const,
  }
}

export interface DateRules {
  /** First day that can be chosen, `YYYY-MM-DD`. */
  readonly min?: string | undefined
  /** Last day that can be chosen, `YYYY-MM-DD`. */
  readonly max?: string | undefined
  /** Days between them that cannot be chosen: closed, fully booked. */
  readonly isUnavailable?: ((date: string) => boolean) | undefined
}

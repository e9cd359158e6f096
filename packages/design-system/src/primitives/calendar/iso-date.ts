import { type CalendarDate, type DateValue, parseDate } from '@internationalized/date'

/** Converts `2030-05-17` to react-aria's date. Returns null for nothing and for a day that does not exist. */
export function toDate(iso: string | null | undefined): CalendarDate | null {
  if (iso === null || iso === undefined || iso === '') return null
  try {
    return parseDate(iso)
  } catch {
    return null
  }
}

/** Converts the limits of a calendar to react-aria's props. */
export function dateRules({ min, max, isUnavailable }: DateRules) {
  const [minValue, maxValue] = [toDate(min), toDate(max)]
  return {
    ...(minValue && { minValue }),
    ...(maxValue && { maxValue }),
    ...(isUnavailable && { isDateUnavailable: (date: DateValue) => isUnavailable(date.toString()) }),
    // Weeks begin on Mondays in Sweden, whatever the language of the page is.
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

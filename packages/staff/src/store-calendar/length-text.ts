import * as staffBookingMessages from '@klarsikt/core/messages/staff-booking'

/** Writes a number of minutes as `45 min`, `2 h` or `2 h 30 min`. */
export function lengthText(all: number): string {
  const [hours, minutes] = [Math.floor(all / 60), all % 60]
  if (hours === 0) return staffBookingMessages.minutes({ minutes })
  return minutes === 0 ? staffBookingMessages.hours({ hours }) : staffBookingMessages.hoursMinutes({ hours, minutes })
}

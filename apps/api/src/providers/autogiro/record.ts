import { isPlainDate, type PlainDate } from '@klarsikt/core/calendar'

/** Characters of a record. */
export const RECORD_LENGTH = 80

/** A record of the bank giro: its parts side by side, filled with blanks to its length. */
export function recordOf(...parts: readonly string[]): string {
  const record = parts.join('')
  if (record.length > RECORD_LENGTH || !/^[\x20-\x7e]*$/.test(record))
    throw new RangeError(`No record of ${RECORD_LENGTH} characters`)
  return record.padEnd(RECORD_LENGTH)
}

/** A number right-aligned with leading zeros. */
export function digits(value: string | number, length: number): string {
  const text = String(value)
  if (!/^\d*$/.test(text) || text.length > length) throw new RangeError(`No number of ${length} digits`)
  return text.padStart(length, '0')
}

/** Text left-aligned with blanks behind. */
export function letters(text: string, length: number): string {
  if (text.length > length) throw new RangeError(`No text of ${length} characters`)
  return text.padEnd(length)
}

/** A bankgiro number as files have it: ten digits. */
export function bankgiroDigits(bankgiro: string): string {
  return digits(bankgiro.replace('-', ''), 10)
}

export function dateDigits(date: PlainDate): string {
  return date.replaceAll('-', '')
}

/** What a record says from one position to another, both counted from 1 as the manual does. */
export function field(record: string, from: number, to: number): string {
  return record.slice(from - 1, to).trim()
}

export function numberField(record: string, from: number, to: number): number | null {
  const text = field(record, from, to)
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN
  return Number.isSafeInteger(value) ? value : null
}

export function dateField(record: string, from: number): PlainDate | null {
  const text = field(record, from, from + 7)
  const date = `${text.slice(0, 4)}-${text.slice(4, 6)}-${text.slice(6)}`
  return isPlainDate(date) ? date : null
}

import { isPlainDate, type PlainDate } from '@klarsikt/core/calendar'

/** Length of a record, in characters. */
export const RECORD_LENGTH = 80

/** Joins the fields of a record and fills it with blanks to its full length. */
export function recordOf(...parts: readonly string[]): string {
  const record = parts.join('')
  if (record.length > RECORD_LENGTH || !/^[\x20-\x7e]*$/.test(record))
    throw new RangeError(`No record of ${RECORD_LENGTH} characters`)
  return record.padEnd(RECORD_LENGTH)
}

/** A number, right-aligned with leading zeros. */
export function digits(value: string | number, length: number): string {
  const text = String(value)
  if (!/^\d*$/.test(text) || text.length > length) throw new RangeError(`No number of ${length} digits`)
  return text.padStart(length, '0')
}

/** A text, left-aligned with trailing blanks. */
export function letters(text: string, length: number): string {
  if (text.length > length) throw new RangeError(`No text of ${length} characters`)
  return text.padEnd(length)
}

/** A bankgiro number as files hold it: ten digits. */
export function bankgiroDigits(bankgiro: string): string {
  return digits(bankgiro.replace('-', ''), 10)
}

export function dateDigits(date: PlainDate): string {
  return date.replaceAll('-', '')
}

/** The text between two positions of a record. Positions count from 1, as in Bankgirot's manual. */
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

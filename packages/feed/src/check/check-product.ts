import { feedProduct } from '@klarsikt/contract/discovery'
import type { z } from 'zod'
import type { FeedLine } from '../readers/read-ndjson.js'
import { cleanTexts } from './clean-texts.js'
import { dropLongAttributes } from './drop-long-attributes.js'
import { inWords } from './in-words.js'

/** Says why a line or a part of it was left out. */
export type RejectedLine = {
  readonly line: number
  readonly product_id: string | null
  readonly field: string
  readonly why: string
}

/** A line as a canonical record with the parts that were left out, or the first error of the line. */
export type CheckedLine =
  | {
      readonly ok: true
      readonly value: Omit<z.output<typeof feedProduct>, 'currency'>
      readonly warnings: readonly RejectedLine[]
    }
  | { readonly ok: false; readonly error: RejectedLine }

/**
 * Checks a line as the discovery service does. HTML in texts becomes plain text. A wrong field refuses the whole
 * product. An attribute that is too long is left out alone.
 */
export function checkProduct(line: FeedLine, currency?: string): CheckedLine {
  if ('problem' in line)
    return { ok: false, error: { line: line.line, product_id: null, field: '', why: line.problem } }
  const product_id = idOf(line.value)
  const { record, dropped } = dropLongAttributes(cleanTexts(line.value))
  const read = feedProduct.safeParse(record)
  if (read.success) {
    const { currency: own, ...value } = read.data
    const isOther = typeof own === 'string' && currency !== undefined && own !== currency
    if (isOther) {
      const why = `is ${own}, and the market has ${currency}`
      return { ok: false, error: { line: line.line, product_id, field: 'currency', why } }
    }
    return { ok: true, value, warnings: dropped.map((one) => ({ line: line.line, product_id, ...one })) }
  }
  const [issue] = read.error.issues
  const field = issue?.path.map(String).join('.') ?? ''
  return { ok: false, error: { line: line.line, product_id, field, why: issue ? inWords(issue, record) : 'not valid' } }
}

function idOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('product_id' in value)) return null
  const { product_id: id } = value
  return typeof id === 'string' || typeof id === 'number' ? String(id).slice(0, 200) : null
}

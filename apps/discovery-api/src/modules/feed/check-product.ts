import { feedProduct } from '@klarsikt/contract/discovery'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { FeedLine } from './lines.js'
import type { StoredProduct } from './stored.js'

/** Why a line was left out. */
export type RejectedLine = {
  readonly line: number
  readonly product_id: string | null
  readonly field: string
  readonly why: string
}

/** A line as a canonical record, or the first thing that is wrong with it. */
export function checkProduct(line: FeedLine): Result<StoredProduct, RejectedLine> {
  if ('problem' in line) return err({ line: line.line, product_id: null, field: '', why: line.problem })
  const read = feedProduct.safeParse(line.value)
  if (read.success) return ok(read.data)
  const [issue] = read.error.issues
  return err({
    line: line.line,
    product_id: idOf(line.value),
    field: issue?.path.map(String).join('.') ?? '',
    why: issue?.message ?? 'not valid',
  })
}

function idOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || !('product_id' in value)) return null
  const { product_id: id } = value
  return typeof id === 'string' || typeof id === 'number' ? String(id).slice(0, 200) : null
}

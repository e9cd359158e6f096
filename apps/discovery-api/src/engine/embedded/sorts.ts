import type { Sort } from '../engine.js'
import type { Core } from './core.js'
import type { Before } from './top-k.js'

const collator = new Intl.Collator('sv', { numeric: true, sensitivity: 'variant' })

/** Orders by number; products without the field come last in both directions. */
function byNumber(of: (doc: number) => number, descending: boolean, then: Before): Before {
  const sign = descending ? -1 : 1
  return (a, b) => {
    const [left, right] = [of(a), of(b)]
    const [noLeft, noRight] = [Number.isNaN(left), Number.isNaN(right)]
    if (noLeft !== noRight) return noRight
    if (noLeft || left === right) return then(a, b)
    return sign * (left - right) < 0
  }
}

function byText(of: (doc: number) => string, descending: boolean, then: Before): Before {
  const sign = descending ? -1 : 1
  const known = new Map<number, string>()
  const text = (doc: number): string => {
    const before = known.get(doc)
    if (before !== undefined) return before
    const fresh = of(doc)
    known.set(doc, fresh)
    return fresh
  }
  return (a, b) => {
    const [left, right] = [text(a), text(b)]
    if ((left === '') !== (right === '')) return right === ''
    const order = sign * collator.compare(left, right)
    return order === 0 ? then(a, b) : order < 0
  }
}

/** The order of a sort; `then` decides between equal products. */
export function orderBy(core: Core, { field, order }: Sort, then: Before): Before {
  const descending = order === 'desc'
  if (field === 'title') return byText((doc) => core.texts.of(doc)[0] ?? '', descending, then)
  const numbers = core.values.numbers.get(field)
  if (numbers !== undefined) return byNumber((doc) => numbers.of(doc), descending, then)
  const lists = core.values.lists.get(field)
  if (lists !== undefined) return byText((doc) => lists.valuesOf(doc)[0] ?? '', descending, then)
  return then
}

import { type OrderLineState, orderLineStates, type OrderState, orderStates } from './states.js'

type VatSums = { readonly rate: number; readonly gross: number; readonly net: number; readonly vat: number }

/** The sums of an order in öre. */
export type OrderSums<Vat extends VatSums = VatSums> = {
  readonly state: OrderState
  readonly items: number
  readonly discount: number
  readonly shipping: number
  readonly total: number
  readonly vat: readonly Vat[]
}

type SoldLine = {
  readonly state: OrderLineState
  readonly quantity: number
  readonly unitPrice: number
  readonly discount: number
  readonly total: number
  readonly vatRate: number
  readonly vat: number
}

/** Returns the lines that were not cancelled; all lines if the whole order was cancelled. */
export function keptLines<Line extends Pick<SoldLine, 'state'>>(
  state: OrderState,
  lines: readonly Line[],
): readonly Line[] {
  if (state === orderStates.to('cancel')) return lines
  return lines.filter((line) => line.state !== orderLineStates.to('cancel'))
}

/** Returns the sums of an order without its cancelled lines, for receipt, invoice and pages. */
export function keptSums<Vat extends VatSums>(
  order: OrderSums<Vat>,
  lines: readonly SoldLine[],
): Pick<OrderSums<Vat>, 'items' | 'discount' | 'total' | 'vat'> {
  const kept = new Set(keptLines(order.state, lines))
  const gone = lines.filter((line) => !kept.has(line))
  const sumOf = (of: (line: SoldLine) => number, some = gone): number => some.reduce((sum, line) => sum + of(line), 0)
  const vat = order.vat.map((row) => {
    const ofRate = gone.filter(({ vatRate }) => vatRate === row.rate)
    const gross = row.gross - sumOf(({ total }) => total, ofRate)
    const tax = row.vat - sumOf((line) => line.vat, ofRate)
    return { ...row, gross, net: gross - tax, vat: tax }
  })
  return {
    items: order.items - sumOf(({ unitPrice, quantity }) => unitPrice * quantity),
    discount: order.discount - sumOf(({ discount }) => discount),
    total: order.total - sumOf(({ total }) => total),
    vat: vat.filter(({ gross }, at) => gross !== 0 || order.vat[at]?.gross === 0),
  }
}

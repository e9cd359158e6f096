import type { RejectedLine } from './check-product.js'

type Product = {
  readonly product_id: string
  readonly variants: readonly { readonly product_id: string }[]
}

/** Finds ids that come more than once in a feed: ids of products, and ids of variants of one product. */
export function createRepeatedIds() {
  const lines = new Map<string, number>()
  return {
    /** Returns warnings about a product whose id, or the id of one of its variants, came before. */
    of(product: Product, line: number): RejectedLine[] {
      const { product_id: id, variants } = product
      const before = lines.get(id)
      lines.set(id, line)
      const again = before === undefined ? [] : [repeated(id, line, before)]
      const ids = variants.map((variant) => variant.product_id)
      const twice = new Set(ids.filter((one, at) => ids.indexOf(one) !== at))
      return [
        ...again,
        ...Array.from(twice, (one) => ({
          line,
          product_id: id,
          field: 'variants',
          why: `two variants have the id “${one}”; give each its own`,
        })),
      ]
    },
  }
}

/** Makes the warning about two lines with the same id. The later line counts. */
export function repeated(id: string, line: number, before: number): RejectedLine {
  return {
    line,
    product_id: id,
    field: 'product_id',
    why: `line ${before} has the same id; only this later line is taken. Give each product its own id`,
  }
}

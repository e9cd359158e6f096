import type { AttributeValue, ProductRecord } from '../record.js'
import { ListColumn, NumberColumn } from './columns.js'

/** Separates the parts of a category path; it does not occur in names. */
export const PATH_SEPARATOR = '\u001f'
export const pathKey = (path: readonly string[]): string => path.join(PATH_SEPARATOR)
export const pathOf = (key: string): string[] => key.split(PATH_SEPARATOR)

/** The column of models; no attribute may have this name. */
export const MODEL_FIELD = 'model_key'

/** The values of products by field, for filters, facets and sorts. */
export class DocValues {
  readonly lists = new Map<string, ListColumn>()
  readonly numbers = new Map<string, NumberColumn>()

  add(doc: number, record: ProductRecord): void {
    for (const [name, value] of Object.entries(record.attributes))
      if (!RESERVED.has(name)) this.#attribute(doc, name, value)
    if (record.brand !== null && record.brand !== '') this.list('brand').setValues(doc, [record.brand])
    if (record.modelKey !== null) this.list(MODEL_FIELD).setValues(doc, [record.modelKey])
    this.list('category').setValues(doc, [...new Set(record.categories.filter((path) => path.length > 0).map(pathKey))])
    if (record.salePrice !== null) this.number('sale_price').set(doc, record.salePrice)
    if (record.originalPrice !== null) this.number('original_price').set(doc, record.originalPrice)
    const reduced =
      record.salePrice !== null && record.originalPrice !== null && record.salePrice < record.originalPrice
    this.list('in_stock').setValues(doc, [String(record.inStock)])
    this.list('on_sale').setValues(doc, [String(reduced)])
    this.number('popularity').set(doc, record.popularity)
  }

  /** Copies the values of products that got new numbers. `renumber` returns -1 for products to leave out. */
  copy(from: DocValues, renumber: (doc: number) => number): void {
    for (const [field, column] of from.lists) {
      const own = this.list(field)
      own.restore(column.values, column.members)
      column.forEach((doc, list) => {
        const to = renumber(doc)
        if (to !== -1) own.set(to, list)
      })
    }
    for (const [field, column] of from.numbers) {
      const own = this.number(field)
      column.forEach((doc, value) => {
        const to = renumber(doc)
        if (to !== -1) own.set(to, value)
      })
    }
  }

  get bytes(): number {
    return [...this.lists.values(), ...this.numbers.values()].reduce((sum, { bytes }) => sum + bytes, 0)
  }

  list(field: string): ListColumn {
    let column = this.lists.get(field)
    if (column === undefined) {
      column = new ListColumn()
      this.lists.set(field, column)
    }
    return column
  }

  number(field: string): NumberColumn {
    let column = this.numbers.get(field)
    if (column === undefined) {
      column = new NumberColumn()
      this.numbers.set(field, column)
    }
    return column
  }

  #attribute(doc: number, name: string, value: AttributeValue): void {
    if (typeof value === 'number') {
      if (Number.isFinite(value)) this.number(name).set(doc, value)
    } else if (typeof value === 'object') this.list(name).setValues(doc, [...new Set(value)])
    else this.list(name).setValues(doc, [String(value)])
  }
}

/** Fields with their own meaning. An attribute with such a name cannot be filtered. */
export const RESERVED: ReadonlySet<string> = new Set([
  'brand',
  'category',
  'sale_price',
  'original_price',
  'in_stock',
  'on_sale',
  'product_id',
  'popularity',
  MODEL_FIELD,
])

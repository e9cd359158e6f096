import type { AttributeId } from '@klarsikt/core/catalogue'
import type { ArticleData } from './data.js'

/** Whether an attribute has a value, or has it among several. */
export function hasAttribute(attributes: ArticleData['dto']['attributes'], id: AttributeId, value: string): boolean {
  const own = attributes[id]
  return Array.isArray(own) ? own.includes(value) : own !== undefined && String(own) === value
}

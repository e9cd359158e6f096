import { textOfHtml } from './text-of-html.js'

type Fields = Readonly<Record<string, unknown>>

const TEXTS = ['title', 'brand', 'description', 'sub_heading_1', 'sub_heading_2'] as const

/**
 * Invisible characters, such as a zero-width space or a soft hyphen. A search would not find a word that contains one.
 */
const INVISIBLE = /[\u00AD\u200B\u2060\uFEFF]/gu

/** Returns a copy of the record whose texts are what a reader sees. HTML becomes plain text. */
export function cleanTexts(record: unknown): unknown {
  if (!isFields(record)) return record
  const clean: Record<string, unknown> = { ...record }
  if (typeof clean['product_id'] === 'string') clean['product_id'] = clean['product_id'].replace(INVISIBLE, '')
  for (const name of TEXTS) if (typeof clean[name] === 'string') clean[name] = cleanText(clean[name])
  if (isFields(record['attributes'])) clean['attributes'] = eachValue(record['attributes'], cleanValue)
  if (Array.isArray(record['variants'])) clean['variants'] = (record['variants'] as unknown[]).map(cleanTexts)
  if (isFields(record['localized'])) clean['localized'] = eachValue(record['localized'], cleanTexts)
  return clean
}

const cleanText = (text: string) => textOfHtml(text.replace(INVISIBLE, ''))

function cleanValue(value: unknown): unknown {
  if (typeof value === 'string') return cleanText(value)
  return Array.isArray(value) ? (value as unknown[]).map(cleanValue) : value
}

const eachValue = (fields: Fields, change: (value: unknown) => unknown): Fields =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, change(value)]))

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

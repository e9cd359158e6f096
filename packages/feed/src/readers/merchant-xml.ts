import { SaxesParser } from 'saxes'
import type { MerchantItem } from './merchant-center.js'
import type { FeedLine } from './read-ndjson.js'

/** Maximum length of one attribute, characters. */
const MAX_TEXT_LENGTH = 100_000

/** Items of a Merchant Center feed in XML (RSS 2.0 with `item`, Atom with `entry`), read as a stream. */
export async function* readMerchantXml(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<MerchantItem | FeedLine> {
  const decoder = new TextDecoder('utf-8')
  const ready: (MerchantItem | FeedLine)[] = []
  let item: { line: number; values: Map<string, string[]> } | undefined
  let field: string | undefined
  let depth = 0
  let text = ''
  let broken: FeedLine | undefined
  // Without namespaces: many feeds never declare the `g:` that they use.
  const parser = new SaxesParser({ xmlns: false })
  parser.on('opentag', ({ name, attributes }) => {
    if (broken) return
    const local = localName(name)
    if (!item) {
      if (local === 'item' || local === 'entry') item = { line: parser.line, values: new Map() }
      return
    }
    depth++
    if (depth > 1) return
    field = local
    text = ''
    // Atom's link is an attribute.
    const { href } = attributes
    if (local === 'link' && typeof href === 'string') text = href
  })
  const take = (part: string) => {
    if (field !== undefined && text.length < MAX_TEXT_LENGTH) text += part
  }
  parser.on('text', take)
  parser.on('cdata', take)
  parser.on('closetag', ({ name }) => {
    if (!item || broken) return
    if (depth === 0) {
      const local = localName(name)
      if (local === 'item' || local === 'entry') {
        ready.push(item)
        item = undefined
      }
      return
    }
    depth--
    if (depth > 0 || field === undefined) return
    item.values.set(field, [...(item.values.get(field) ?? []), text.trim()])
    field = undefined
  })
  parser.on('error', ({ message }) => (broken ??= { line: parser.line, problem: `not XML: ${message}` }))
  for await (const chunk of chunks) {
    parser.write(decoder.decode(chunk, { stream: true }))
    yield* ready.splice(0)
    // After an XML error nothing can be parsed any more.
    if (broken) break
  }
  if (!broken) parser.close()
  yield* ready.splice(0)
  if (broken) yield broken
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase()

import { SaxesParser } from 'saxes'
import { BrokenFeed } from './broken-feed.js'
import { mendXml } from './mend-xml.js'
import type { MerchantItem } from './merchant-center.js'

/** Largest length of an attribute in characters. The rest is cut off. */
const MAX_TEXT_LENGTH = 100_000

/**
 * Reads the items of a Merchant Center feed in XML (RSS 2.0 with `item`, Atom with `entry`) as a stream. Throws {@link
 * BrokenFeed} when the document is cut off, holds no item or is of another kind.
 */
export async function* readMerchantXml(texts: AsyncIterable<string>): AsyncGenerator<MerchantItem> {
  const { parser, ready, state } = itemParser()
  let items = 0
  for await (const text of mendXml(texts)) {
    parser.write(text)
    if (state.broken) throw state.broken
    items += ready.length
    yield* ready.splice(0)
  }
  parser.close()
  if (state.broken) throw state.broken
  yield* ready.splice(0)
  if (items === 0) throw new BrokenFeed('The document holds no product: it has neither an <item> nor an <entry>.')
}

type Item = { readonly line: number; readonly values: Map<string, string[]> }

function itemParser() {
  const ready: Item[] = []
  const state: { broken?: BrokenFeed } = {}
  let item: Item | undefined
  let field: string | undefined
  let depth = 0
  let text = ''
  // Namespaces are off, because many feeds do not declare the prefix `g:` that they use.
  const parser = new SaxesParser({ xmlns: false })
  const breakOff = (why: string) => (state.broken ??= new BrokenFeed(why))
  parser.on('opentag', ({ name, attributes }) => {
    if (state.broken) return
    const local = localName(name)
    if (local === 'html') return void breakOff('This is a web page and no product feed.')
    if (!item) {
      if (isItem(local)) item = { line: parser.line, values: new Map() }
      return
    }
    depth++
    if (depth > 1) return
    field = local
    text = ''
    // In Atom the address of a link is an attribute.
    const { href } = attributes
    if (local === 'link' && typeof href === 'string') text = href
  })
  const take = (part: string) => {
    if (field !== undefined && text.length < MAX_TEXT_LENGTH) text += part
  }
  parser.on('text', take)
  parser.on('cdata', take)
  parser.on('closetag', ({ name }) => {
    if (!item || state.broken) return
    if (depth === 0) {
      if (!isItem(localName(name))) return
      ready.push(item)
      item = undefined
      return
    }
    depth--
    if (depth > 0 || field === undefined) return
    item.values.set(field, [...(item.values.get(field) ?? []), text.trim()])
    field = undefined
  })
  parser.on('error', ({ message }) =>
    breakOff(
      `Line ${parser.line} is no XML (${message.replace(/^\d+:\d+: /, '')}): the file was cut off or is damaged.`,
    ),
  )
  return { parser, ready, state }
}

const isItem = (local: string) => local === 'item' || local === 'entry'
const localName = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase()

import { decodeHTML } from 'entities'

const OPEN = '<![CDATA['
const CLOSE = ']]>'
/** Longer than any name of an entity and any mark, because the end of a chunk may cut one in two. */
const LONGEST_MARK = 40

/**
 * Corrects mistakes of shops that would make a feed invalid XML: names of HTML such as `&nbsp;`, an ampersand on its
 * own, and characters that XML does not allow.
 */
export async function* mendXml(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  let isCdata = false
  for await (const text of texts) {
    rest += text
    let mended = ''
    for (;;) {
      const mark = isCdata ? CLOSE : OPEN
      const at = rest.indexOf(mark)
      if (at === -1) break
      mended += mend(rest.slice(0, at), isCdata) + mark
      rest = rest.slice(at + mark.length)
      isCdata = !isCdata
    }
    const cut = endOfWhole(rest)
    mended += mend(rest.slice(0, cut), isCdata)
    rest = rest.slice(cut)
    yield mended
  }
  yield mend(rest, isCdata)
}

/** Returns where the last part of a text begins that the next chunk may continue. */
function endOfWhole(text: string): number {
  const from = Math.max(0, text.length - LONGEST_MARK)
  const at = text.slice(from).search(/[&<\]]/)
  return at === -1 ? text.length : from + at
}

function mend(text: string, isCdata: boolean): string {
  const allowed = text.replace(NOT_ALLOWED, ' ')
  return isCdata || !allowed.includes('&') ? allowed : allowed.replace(/&(#?\w{1,32};)?/g, reference)
}

// oxlint-disable-next-line no-control-regex -- these are what XML does not allow
const NOT_ALLOWED = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g
const OF_XML: ReadonlySet<string> = new Set(['amp;', 'lt;', 'gt;', 'quot;', 'apos;'])

function reference(whole: string, name: string | undefined): string {
  if (name === undefined) return '&amp;'
  if (OF_XML.has(name)) return whole
  const decoded = decodeHTML(whole)
  return decoded === whole
    ? `&amp;${name}`
    : decoded.replace(NOT_ALLOWED, ' ').replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

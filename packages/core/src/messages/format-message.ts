/** Values that stand in for `{name}` in a message. */
export type MessageParams = Readonly<Record<string, string | number>>

/**
 * Renders one message: `{name}`, `{count, plural, =0 {…} one {…} other {…}}` with `#` for the
 * count, and `{eye, select, right {…} other {…}}`; cases may hold arguments of their own.
 * This is the part of ICU MessageFormat the catalogue uses, without its apostrophe quoting.
 * A parameter that was not given stays visible as `{name}`; nothing throws.
 */
export function formatMessage(text: string, params: MessageParams = {}, count?: number): string {
  let rendered = ''
  let at = 0
  while (at < text.length) {
    const character = text.charAt(at)
    if (character === '{') {
      const end = closingBrace(text, at)
      rendered += formatArgument(text.slice(at + 1, end), params, count)
      at = end + 1
    } else {
      rendered += character === '#' && count !== undefined ? groupDigits(count) : character
      at += 1
    }
  }
  return rendered
}

/** Index of the brace that closes the one at `open`, or the end of the text. */
function closingBrace(text: string, open: number): number {
  let depth = 0
  for (let at = open; at < text.length; at += 1) {
    const character = text.charAt(at)
    if (character === '{') depth += 1
    if (character === '}') depth -= 1
    if (depth === 0) return at
  }
  return text.length
}

function formatArgument(inside: string, params: MessageParams, outerCount?: number): string {
  const parts = /^\s*([^,\s]+)\s*(?:,\s*(plural|select)\s*,([\s\S]*))?$/.exec(inside)
  const name = parts?.[1] ?? inside
  const value = Object.hasOwn(params, name) ? params[name] : undefined
  if (value === undefined) return `{${name}}`
  if (parts?.[2] === undefined) return String(value)
  const cases = readCases(parts[3] ?? '')
  if (parts[2] === 'select')
    return formatMessage(cases.get(String(value)) ?? cases.get('other') ?? '', params, outerCount)
  const count = Number(value)
  const chosen = cases.get(`=${count}`) ?? cases.get(pluralCategory(count)) ?? cases.get('other') ?? ''
  return formatMessage(chosen, params, count)
}

function readCases(text: string): Map<string, string> {
  const cases = new Map<string, string>()
  let at = 0
  while (at < text.length) {
    const open = text.indexOf('{', at)
    if (open === -1) break
    const end = closingBrace(text, open)
    cases.set(text.slice(at, open).trim(), text.slice(open + 1, end))
    at = end + 1
  }
  return cases
}

/** Swedish has two plural forms: exactly one, and everything else. */
function pluralCategory(count: number): 'one' | 'other' {
  return count === 1 ? 'one' : 'other'
}

/** 1234567 → `1 234 567` with no-break spaces, decimals after a comma. */
function groupDigits(count: number): string {
  const [whole = '', decimals] = String(count).split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, '\u00A0')
  return decimals === undefined ? grouped : `${grouped},${decimals}`
}

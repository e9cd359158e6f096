/** The path patterns of pages by their keys. */
export type PagePaths = Readonly<Record<string, string>>

type NamesIn<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Pattern extends `${string}:${infer Name}`
    ? Name
    : never

/** Arguments of a link after the key: none for a fixed path, an object for a path with parameters. */
type HrefArguments<Pattern extends string> = [NamesIn<Pattern>] extends [never]
  ? []
  : [params: { readonly [Name in NamesIn<Pattern>]: string | number }]

/** Returns the path of a page by its key and parameters. */
export type Href<Paths extends PagePaths> = <Key extends keyof Paths & string>(
  key: Key,
  ...params: HrefArguments<Paths[Key]>
) => string

/** The links to one set of pages. */
type Links<Paths extends PagePaths> = {
  /**
   * Returns the readable path (NFC) of a page: `href('account-order', { orderId: 5 })` → `/mitt-konto/ordrar/5`. It
   * escapes only what would break the path. An unknown key or a missing parameter gives `#missing-url:key` [META-007].
   */
  readonly href: Href<Paths>
  /** Returns the same path percent-encoded for headers, e-mails, sitemaps and comparison with requests. */
  readonly encodedHref: Href<Paths>
}

/** Makes the links to pages with the given paths. */
export function createHref<const Paths extends PagePaths>(paths: Paths): Links<Paths> {
  type Params = Readonly<Record<string, string | number>>
  const href = (key: string, params: Params = {}): string =>
    (Object.hasOwn(paths, key) && fillPath(paths[key] ?? '', params)) || missingUrl(key)
  const encodedHref = (key: string, params?: Params): string => encodePath(href(key, params))
  return { href, encodedHref } as Links<Paths>
}

/** Puts parameters into a path pattern. Null if one is missing or would change the path. */
export function fillPath(pattern: string, params: Readonly<Record<string, string | number>>): string | null {
  let complete = true
  const path = pattern.replace(/:(\w+)/g, (_whole, name: string) => {
    const value = Object.hasOwn(params, name) ? escapeSegment(String(params[name])) : ''
    complete &&= value !== '' && value !== '.' && value !== '..'
    return value
  })
  return complete ? path : null
}

/** Percent-encodes a readable path. What is encoded already stays. */
export function encodePath(path: string): string {
  return wellFormed(path).replace(/[^\x21-\x7E]|["<>\\^`{|}]/gu, encodeURIComponent)
}

/** Returns what a page shows in place of an unknown address [META-007]. */
export function missingUrl(key: string): string {
  return `#missing-url:${key}`
}

/** Escapes the characters that would end or split a path segment. */
export function escapeSegment(value: string): string {
  return wellFormed(value)
    .normalize('NFC')
    .replace(/[/?#%\\]/g, encodeURIComponent)
}

function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD')
}

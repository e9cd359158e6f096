/** A value of a message's parameter. */
export type Value = string | number

/** Values of a message's parameters by name. */
export type MessageParams = Readonly<Record<string, Value>>

/** A translatable message. Calling it returns the Swedish text; its key finds the text in other languages. */
export type Message<Key extends string = string, Params extends readonly unknown[] = never> = ((
  ...params: Params
) => string) & { readonly key: Key }

/** Adds to a compiled text the key by which tables of other languages refer to it. */
export function message<const Key extends string, Params extends readonly unknown[]>(
  key: Key,
  render: (...params: Params) => string,
): Message<Key, Params> {
  return Object.assign(render, { key })
}

/** Writes a number with no-break spaces between thousands and a decimal comma: 1234567 → `1 234 567`. */
export function digits(count: number): string {
  const [whole = '', decimals] = String(count).split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, '\u00A0')
  return decimals === undefined ? grouped : `${grouped},${decimals}`
}

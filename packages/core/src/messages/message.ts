/** A parameter value of a message. */
export type Value = string | number

/** Parameter values by name. */
export type MessageParams = Readonly<Record<string, Value>>

/** A translatable message: calling it returns the Swedish text, its key finds the text in the table of another language. */
export type Message<Key extends string = string, Params extends readonly unknown[] = never> = ((
  ...params: Params
) => string) & { readonly key: Key }

/** Gives a compiled text the key that tables of other languages know it by. */
export function message<const Key extends string, Params extends readonly unknown[]>(
  key: Key,
  render: (...params: Params) => string,
): Message<Key, Params> {
  return Object.assign(render, { key })
}

/** 1234567 → `1 234 567` with no-break spaces, decimals after a comma. */
export function digits(count: number): string {
  const [whole = '', decimals] = String(count).split('.')
  const grouped = whole.replace(/\B(?=(?:\d{3})+$)/g, '\u00A0')
  return decimals === undefined ? grouped : `${grouped},${decimals}`
}

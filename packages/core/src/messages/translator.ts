import { formatMessage, type MessageParams } from './format-message.js'
import type { ParamsArguments } from './message-params.js'

/** Flat keys to message texts. */
export type Catalogue = Readonly<Record<string, string>>

type KeyOf<C extends Catalogue> = C extends unknown ? keyof C & string : never
type TextOf<C extends Catalogue, Key> =
  C extends Readonly<Record<Key & string, infer Text extends string>> ? Text : never

/** Gives the Swedish text of a key; key and parameters are checked by the compiler. */
export interface Translator<C extends Catalogue> {
  <Key extends KeyOf<C>>(key: Key, ...params: ParamsArguments<TextOf<C, Key>>): string
  /** For a key known only while running, as in a field problem; unknown gives `[[key]]`. */
  dynamic(key: string, params?: MessageParams): string
  /** True when one of the catalogues has the key. */
  has(key: string): boolean
}

/**
 * Builds a translator over the catalogues it is given and no others, so that a page carries only
 * the texts it shows. A missing key renders as `[[key]]` [META-006].
 */
export function translator<const C extends readonly Catalogue[]>(...catalogues: C): Translator<C[number]> {
  const find = (key: string): string | undefined => catalogues.find((catalogue) => Object.hasOwn(catalogue, key))?.[key]
  const dynamic = (key: string, params?: MessageParams): string => {
    const text = find(key)
    return text === undefined ? missingMessage(key) : formatMessage(text, params)
  }
  const translate = (key: string, params?: MessageParams): string => dynamic(key, params)
  return Object.assign(translate, { dynamic, has: (key: string) => find(key) !== undefined }) as Translator<C[number]>
}

/** What stands on the page in place of a text nobody wrote [META-006]. */
export function missingMessage(key: string): string {
  return `[[${key}]]`
}

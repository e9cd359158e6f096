/**
 * JSON that is written already, with the type of what it says. An answer is put together from such texts, so that what is
 * the same in many answers is written once.
 */
export class Written<T> {
  /** Never there: it only tells the compiler what the text says. */
  declare readonly says: T
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

export function written<T>(value: T): Written<T> {
  return new Written(JSON.stringify(value))
}

/** A list of what is written one by one. */
export function listOf<T>(items: readonly Written<T>[]): Written<T[]> {
  return new Written(`[${items.map(({ text }) => text).join(',')}]`)
}

/** One object with the members of two; no name may stand in both, and neither may be empty. */
export function joined<A extends object, B extends object>(first: Written<A>, second: Written<B>): Written<A & B> {
  return new Written(`${first.text.slice(0, -1)},${second.text.slice(1)}`)
}

/** An object with one member. */
export function member<K extends string, T>(name: K, value: Written<T>): Written<Record<K, T>> {
  return new Written(`{${JSON.stringify(name)}:${value.text}}`)
}

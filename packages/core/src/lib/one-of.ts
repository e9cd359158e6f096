/** Makes a type guard for a fixed list of values. Use it on data from outside. */
export function oneOf<const T extends readonly (string | number)[]>(values: T): (value: unknown) => value is T[number] {
  const known = new Set<unknown>(values)
  return (value): value is T[number] => known.has(value)
}

/** The values of an object that serves as an enumeration: `type Colour = ValueOf<typeof Colour>`. */
export type ValueOf<T> = T[keyof T]

/** A type guard for a closed list of values, for data that comes from outside. */
export function oneOf<const T extends readonly (string | number)[]>(values: T): (value: unknown) => value is T[number] {
  const known = new Set<unknown>(values)
  return (value): value is T[number] => known.has(value)
}

/** The values of an object used as an enumeration: `type Colour = ValueOf<typeof Colour>`. */
export type ValueOf<T> = T[keyof T]

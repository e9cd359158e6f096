const isId = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'

/** Why an argument is no id, for AddToCart, setMarket and setProductId. */
export function idProblem(event: string, value: unknown): string | undefined {
  return isId(value) && value !== '' ? undefined : `${event} event requires a string as an argument`
}

/** As {@link idProblem}; null and undefined take an id back, for setUserId and setSessionId. */
export function optionalIdProblem(event: string, value: unknown): string | undefined {
  // An empty text is one that was taken back.
  return value == null || value === '' ? undefined : idProblem(event, value)
}

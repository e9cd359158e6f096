const isId = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number'

/** Returns why an argument is not an id, for AddToCart, setMarket and setProductId. Returns undefined for an id. */
export function idProblem(event: string, value: unknown): string | undefined {
  return isId(value) && value !== '' ? undefined : `${event} event requires a string as an argument`
}

/**
 * Like {@link idProblem}, but null and undefined are allowed, because setUserId and setSessionId use them to remove an
 * id.
 */
export function optionalIdProblem(event: string, value: unknown): string | undefined {
  // An empty text also removes the id.
  return value == null || value === '' ? undefined : idProblem(event, value)
}

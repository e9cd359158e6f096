/** HTTP methods the contract uses. Reads are GET, every change is POST. */
export type Method = 'GET' | 'POST'

/**
 * Method and path of a call: the part of an endpoint that a browser needs.
 * Separate from the schemas so that a page never ships the validator.
 */
export type Route = {
  readonly method: Method
  /** Path with `:name` for parameters, such as `/api/article/:id`. */
  readonly path: `/${string}`
  /** The call changes something and must carry the session's `CSRF-TOKEN` header [API-008]. */
  readonly csrf?: boolean
}

/** Fills `:name` parameters, percent-encoding each value. */
export function routePath(path: string, params: Readonly<Record<string, string | number>> = {}): string {
  return path.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`Missing path parameter "${name}" for ${path}`)
    return encodeURIComponent(String(value))
  })
}

/** Query string with a leading `?`, leaving out undefined values; empty when nothing is left. */
export function queryString(query: Readonly<Record<string, string | number | boolean | undefined>> = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}

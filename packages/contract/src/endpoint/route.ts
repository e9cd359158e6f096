/** HTTP methods of the shop's API. Reads are GET and every change is POST. */
export type Method = 'GET' | 'POST'

/** Method and path of a call. They are separate from the schemas, so that a page does not load the validator. */
export type Route = {
  readonly method: Method
  /** Path with `:name` for parameters, such as `/api/article/:id`. */
  readonly path: `/${string}`
  /** True if the call changes something. It must then have the session's `CSRF-TOKEN` header [API-008]. */
  readonly csrf?: boolean
}

/** Fills in the `:name` parameters of a path, percent-encoded. Throws if one is missing. */
export function routePath(path: string, params: Readonly<Record<string, string | number>> = {}): string {
  return path.replace(/:([A-Za-z]+)/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined) throw new Error(`Missing path parameter "${name}" for ${path}`)
    return encodeURIComponent(String(value))
  })
}

/** Returns a query string with its `?`. Undefined values are left out; empty if none remain. */
export function queryString(query: Readonly<Record<string, string | number | boolean | undefined>> = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value))
  const text = search.toString()
  return text === '' ? '' : `?${text}`
}

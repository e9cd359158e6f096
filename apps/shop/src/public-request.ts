/**
 * Returns the request as the customer's browser sent it. Behind a proxy that ends TLS, scheme and host come from
 * PUBLIC_URL. The form protection of react-router compares them with the browser's Origin.
 */
export function publicRequest(request: Request, publicUrl: string | undefined): Request {
  if (publicUrl === undefined) return request
  const { method, headers, signal, body } = request
  return new Request(publicUrl + pathAndQuery(request.url), {
    method,
    headers,
    signal,
    ...(body ? { body, duplex: 'half' as const } : {}),
  })
}

/** Returns the path as it was sent. Two slashes at its start stay a path and do not become a host. */
function pathAndQuery(url: string): string {
  const start = url.indexOf('/', url.indexOf('://') + 3)
  return start === -1 ? '/' : url.slice(start)
}

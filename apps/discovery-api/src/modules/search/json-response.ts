/** A response of JSON that is serialised already. */
export function jsonResponse(json: string): Response {
  return new Response(json, {
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  })
}

/** A response whose JSON is already serialised. */
export function jsonResponse(json: string): Response {
  return new Response(json, {
    headers: { 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' },
  })
}

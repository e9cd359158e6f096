/** A document as the answer of a call: shown by the browser, saved under its own name, and kept by no cache. */
export function pdfReply(name: string, body: Uint8Array<ArrayBuffer>): Response {
  return new Response(body, {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(body.byteLength),
      'content-disposition': `inline; filename="${name}.pdf"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}

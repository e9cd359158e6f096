/** A PDF as a response: the browser shows it, saves it under its name, and no cache keeps it. */
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

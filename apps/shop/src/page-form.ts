import { PRESCRIPTION_PHOTO_BYTES } from '@klarsikt/core/awaited-prescription'
import { readBytes } from '@klarsikt/server/http'

/** Longest form that a page reads, bytes: the picture of a prescription and the fields beside it. */
export const FORM_BYTES_MAXIMUM = PRESCRIPTION_PHOTO_BYTES + 256 * 1024

const TOO_LARGE =
  '<!doctype html><html lang="sv"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>För stor fil | Klarsikt</title>' +
  '<h1>Filen är för stor</h1><p>Gå tillbaka och välj en mindre. Inget annat har ändrats.</p></html>'

/** The form that is sent to a page, read to its end before the page is asked; or the answer to one that is too large. */
export async function readPageForm(request: Request): Promise<Request | Response> {
  const bytes = await readBytes(request, FORM_BYTES_MAXIMUM)
  if (bytes.ok) return new Request(request.url, { method: request.method, headers: request.headers, body: bytes.value })
  if (bytes.error === 'request.malformed') return new Response(null, { status: 400 })
  return new Response(TOO_LARGE, {
    status: 413,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store', connection: 'close' },
  })
}

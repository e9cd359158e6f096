import { PRESCRIPTION_PHOTO_BYTES } from '@klarsikt/core/awaited-prescription'
import { readBytes } from '@klarsikt/server/http'

/** Longest form in bytes that a page reads: the photo of a prescription and the fields beside it. */
export const FORM_BYTES_MAXIMUM = PRESCRIPTION_PHOTO_BYTES + 256 * 1024

const TOO_LARGE =
  '<!doctype html><html lang="sv"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>För stor fil | Klarsikt</title>' +
  '<h1>Filen är för stor</h1><p>Gå tillbaka och välj en mindre. Inget annat har ändrats.</p></html>'

const NO_FORM =
  '<!doctype html><html lang="sv"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Gick inte att läsa | Klarsikt</title>' +
  '<h1>Det som skickades går inte att läsa</h1><p>Gå tillbaka, ladda om sidan och försök igen. Inget har ändrats.</p></html>'

/**
 * Reads the whole form before it is passed to a page. Returns a response when the form is too large or the body is not
 * a form, because a page would report those as its own fault.
 */
export async function readPageForm(request: Request): Promise<Request | Response> {
  const bytes = await readBytes(request, FORM_BYTES_MAXIMUM)
  if (!bytes.ok)
    return bytes.error === 'request.malformed' ? noForm() : refusal(413, TOO_LARGE, { connection: 'close' })
  const read = () => new Request(request.url, { method: request.method, headers: request.headers, body: bytes.value })
  try {
    await read().formData()
    return read()
  } catch {
    return noForm()
  }
}

const noForm = () => refusal(400, NO_FORM)

function refusal(status: number, body: string, headers: Readonly<Record<string, string>> = {}): Response {
  const always = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
  return new Response(body, { status, headers: { ...always, ...headers } })
}

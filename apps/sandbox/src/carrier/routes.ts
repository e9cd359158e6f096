import { Hono } from 'hono'
import { escapeHtml, page, PAGE_HEADERS, strictPolicy } from '../web/html.js'

/** The tracking page of a demo parcel. The parcel is always in transit. */
export function carrierRoutes(stylesheet: () => string): Hono {
  return new Hono().get('/:number{[A-Z0-9]{6,32}}', (c) => {
    const number = escapeHtml(c.req.param('number'))
    const body = `<main><span class="badge">Sandlåda</span><h1>Ditt paket är på väg</h1>
<section class="card"><p>Kollinummer: <strong>${number}</strong></p>
<p class="soft">Här visar transportören i verkligheten var paketet är.</p></section></main>`
    return c.body(page(`Paket ${number}`, stylesheet(), body), 200, {
      ...PAGE_HEADERS,
      'content-security-policy': strictPolicy(),
    })
  })
}

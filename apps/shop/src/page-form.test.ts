import { describe, expect, it } from 'vitest'
import { FORM_BYTES_MAXIMUM, readPageForm } from './page-form.js'

const URL = 'https://shop.example/skicka-recept'

/** Makes a body without an announced length. */
function streamOf(bytes: number, read: { count: number }): ReadableStream<Uint8Array> {
  const chunk = new Uint8Array(1024 * 1024)
  return new ReadableStream({
    pull(controller) {
      if (read.count >= bytes) return controller.close()
      read.count += chunk.byteLength
      controller.enqueue(chunk)
    },
  })
}

describe('the form that is sent to a page', () => {
  it('keeps fields and files', async () => {
    const sent = new FormData()
    sent.set('code', 'a')
    sent.set('photo', new File([new Uint8Array(2000)], 'recept.jpg', { type: 'image/jpeg' }))
    const read = await readPageForm(new Request(URL, { method: 'POST', body: sent, headers: { cookie: 'a=b' } }))
    if (read instanceof Response) throw new Error('refused')
    expect(read.headers.get('cookie')).toBe('a=b')
    const form = await read.formData()
    expect(form.get('code')).toBe('a')
    expect((form.get('photo') as File).size).toBe(2000)
  })

  it('refuses what says that it is too large, unread', async () => {
    const headers = { 'content-length': String(FORM_BYTES_MAXIMUM + 1) }
    const read = await readPageForm(new Request(URL, { method: 'POST', body: 'a', headers }))
    expect(read).toMatchObject({ status: 413 })
    expect(await (read as Response).text()).toContain('Filen är för stor')
  })

  it('stops reading what has no end', async () => {
    const count = { count: 0 }
    const body = streamOf(Number.POSITIVE_INFINITY, count)
    const read = await readPageForm(new Request(URL, { method: 'POST', body, duplex: 'half' } as RequestInit))
    expect(read).toMatchObject({ status: 413 })
    expect(count.count).toBeLessThan(FORM_BYTES_MAXIMUM + 4 * 1024 * 1024)
  })

  it.each([
    ['no body', 'application/x-www-form-urlencoded; charset=', undefined],
    ['no body and no type', null, undefined],
    ['JSON', 'application/json', '{"a":1}'],
    ['plain text', 'text/plain', 'a=b'],
    ['XML', 'application/xml', '<a/>'],
    ['parts without a boundary', 'multipart/form-data', 'a'],
    [
      'parts that end too early',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb',
    ],
    ['parts of another boundary', 'multipart/form-data; boundary=x', '--y\r\n\r\n'],
    ['a type that is none', 'form', 'a=b'],
  ])('answers 400 to %s, where the page would fail', async (what, type, body) => {
    const headers: Record<string, string> = type === null ? {} : { 'content-type': type }
    const sent = new Request(URL, { method: 'POST', headers, body: body === undefined ? null : Buffer.from(body) })
    const read = await readPageForm(sent)
    if (what === 'no body') return expect(read).toBeInstanceOf(Request)
    expect(read).toMatchObject({ status: 400 })
    expect(await (read as Response).text()).toContain('går inte att läsa')
  })
})

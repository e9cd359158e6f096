import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import { inlineStyles } from './inline-styles.js'

const SHEETS: Readonly<Record<string, string>> = { '/assets/a.css': '.a{color:red}', '/assets/bad.css': '</style><p>' }
const styleText = (path: string) => SHEETS[path]
const send = (...chunks: readonly Buffer[]) => text(Readable.from(chunks).pipe(inlineStyles({ nonce: 'n', styleText })))
const link = (path: string) => `<link nonce="n" rel="stylesheet" href="${path}"/>`
const PAGE = `<html><head>${link('/assets/a.css#')}</head><body>åäö ${link('/assets/a.css')}</body></html>`

describe('the stylesheets of a page', () => {
  it('stand in its head as text, and their links sleep', async () => {
    expect(await send(Buffer.from(PAGE))).toBe(
      PAGE.replace(
        link('/assets/a.css#'),
        '<style nonce="n">.a{color:red}</style><link nonce="n" rel="sleeping-stylesheet" href="/assets/a.css#"/>',
      ),
    )
  })
  it.each(['/assets/none.css', '/assets/bad.css', 'https://other.example/assets/a.css'])(
    'stay a file when they are not ours or could break out: %s',
    async (path) => {
      const page = `<head>${link(path)}</head>`
      expect(await send(Buffer.from(page))).toBe(page)
    },
  )
  it('are found wherever the answer is cut, within a letter too', async () => {
    const whole = await send(Buffer.from(PAGE))
    const bytes = Buffer.from(PAGE)
    for (let cut = 0; cut <= bytes.length; cut += 1)
      expect(await send(bytes.subarray(0, cut), bytes.subarray(cut))).toBe(whole)
  })
  it('are left alone in an answer without a head', async () => {
    expect(await send(Buffer.from('Adressen går inte att läsa.'))).toBe('Adressen går inte att läsa.')
  })
})

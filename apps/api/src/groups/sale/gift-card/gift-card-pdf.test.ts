import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { wholeOre } from '@klarsikt/core/money'
import { extractText, getDocumentProxy, renderPageAsImage } from 'unpdf'
import { expect, it } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { drawGiftCards } from './gift-card-pdf.js'

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(readFileSync(wasm)).buffer } })

const CARDS = [
  { number: '1111222233334444', pin: '0471', amount: wholeOre(50_000), validUntil: '2028-11-02' },
  { number: '5555666677778888', pin: '9001', amount: wholeOre(100_000), validUntil: '2028-11-02' },
]
const draw = () =>
  drawGiftCards({ cards: CARDS, shopUrl: 'https://klarsikt.example', at: new Date('2026-11-02T10:00:00Z') })

async function pagesOf(pdf: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(pdf), { mergePages: false })
  return text.map((page) => page.replaceAll(/\s+/g, ' '))
}

it('prints each card on a page of its own, with number, PIN, amount and last day [GIFT-001]', async () => {
  const [first = '', second = '', ...more] = await pagesOf(await draw())
  expect(more).toEqual([])
  for (const fact of ['1111 2222 3333 4444', '0471', '500 kr', '2 november 2028']) expect(first).toContain(fact)
  for (const fact of ['5555 6666 7777 8888', '9001', '1 000 kr']) expect(second).toContain(fact)
  expect(first).not.toContain('9001')
})

it('has a code that opens the balance page, without number and PIN in the address [GIFT-002]', async () => {
  const canvasImport = () => import('@napi-rs/canvas')
  const png = await renderPageAsImage(await draw(), 1, { canvasImport, scale: 2 })
  const codes = await readBarcodes(new Uint8Array(png), { formats: ['QRCode'] })
  expect(codes.map(({ text }) => text)).toEqual(['https://klarsikt.example/presentkort'])
})

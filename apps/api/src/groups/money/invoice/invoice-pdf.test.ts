import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { ocrNumber } from '@klarsikt/core/invoice'
import { extractText, getDocumentProxy, renderPageAsImage } from 'unpdf'
import { expect, it } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { drawInvoice } from './invoice-pdf.js'
import type { PrintedInvoice } from './printed-invoice.js'

const wasm = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
prepareZXingModule({ overrides: { wasmBinary: Uint8Array.from(readFileSync(wasm)).buffer } })

const INVOICE: PrintedInvoice = {
  number: '100000001',
  issuedAt: new Date('2026-11-02T10:00:00Z'),
  createdOn: '2026-11-02',
  dueOn: '2026-12-02',
  status: 'partlyPaid',
  ocr: ocrNumber('100000001'),
  receiver: { firstName: 'Åsa', lastName: 'Öberg', street: 'Ågatan 1', postalCode: '11122', city: 'Stockholm' },
  bankgiro: '5050-1055',
  lines: [{ name: 'Justering av båge', quantity: 1, unitPrice: 49_850 }],
  vat: [{ rate: 25, net: 39_880, vat: 9_970, gross: 49_850 }],
  amount: 49_850,
  isReminderFeeAgreed: true,
  changes: [{ text: 'Påminnelseavgift', amount: 6_000 }],
  settled: { text: 'Betalt', amount: 10_000 },
  left: 39_850,
}

async function textOf(invoice: PrintedInvoice): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(await drawInvoice(invoice)), { mergePages: true })
  return text.replaceAll(/\s+/g, ' ')
}

/** The QR codes on the first page, as a phone's camera would read them. */
async function codesOf(invoice: PrintedInvoice): Promise<string[]> {
  const canvasImport = () => import('@napi-rs/canvas')
  const png = await renderPageAsImage(await drawInvoice(invoice), 1, { canvasImport, scale: 2 })
  return (await readBarcodes(new Uint8Array(png), { formats: ['QRCode'] })).map(({ text }) => text)
}

it('says in words what one pays, to whom, with which number and by when [INV-001]', async () => {
  const text = await textOf(INVOICE)
  for (const fact of [
    'Betala fakturan',
    'Påminnelseavgift 60 kr',
    'Från 3 december 2026 har vi rätt till dröjsmålsränta',
    'en påminnelseavgift på 60 kr',
    'Bankgiro 5050-1055',
    `OCR-nummer ${INVOICE.ocr}`,
    'Senast 2 december 2026',
    'Belopp 398,50 kr',
    'Åsa Öberg',
  ])
    expect(text).toContain(fact)
})

it('has a code from which the app of a bank reads the same [INV-001]', async () => {
  const [code] = await codesOf(INVOICE)
  expect(JSON.parse(code ?? '')).toEqual({
    uqr: 1,
    tp: 1,
    nme: expect.any(String),
    cc: 'SE',
    cid: expect.stringMatching(/^\d{6}-\d{4}$/),
    iref: INVOICE.ocr,
    idt: '20261102',
    ddt: '20261202',
    due: 398.5,
    cur: 'SEK',
    pt: 'BG',
    acc: '5050-1055',
  })
})

it('has none where nothing is to be transferred', async () => {
  for (const change of [{ status: 'paid', left: 0 }, { status: 'inCollection' }, { bankgiro: null }] as const) {
    expect(await textOf({ ...INVOICE, ...change })).not.toContain('Betala fakturan')
    expect(await codesOf({ ...INVOICE, ...change })).toEqual([])
  }
})

it('keeps what one pays from together, on a page of its own where it does not fit below the rows', async () => {
  const lines = Array.from({ length: 28 }, (_, at) => ({ name: `Rad ${at + 1}`, quantity: 1, unitPrice: 100 }))
  const pdf = await getDocumentProxy(await drawInvoice({ ...INVOICE, lines }))
  const { text } = await extractText(pdf)
  const withSlip = text.filter((page) => page.includes('Betala fakturan'))
  expect(withSlip).toHaveLength(1)
  expect(withSlip[0]).toContain('Läs koden')
})

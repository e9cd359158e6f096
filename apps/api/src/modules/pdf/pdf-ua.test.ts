import { wholeOre } from '@klarsikt/core/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawGiftCards } from '../gift-card/gift-card-pdf.js'
import { drawLabel } from '../return/label-pdf.js'
import { drawPdf, MARGIN } from './draw-pdf.js'
import { drawQr } from './qr.js'
import { drawRule, drawTable } from './table.js'
import { openVeraPdf, type VeraPdf } from './testing/vera-pdf.js'

const AT = new Date('2026-11-02T10:00:00Z')
const CARD = { number: '8000000000000001', pin: '1234', amount: wholeOre(50_000), validUntil: '2028-11-02' }
const BUYER = { firstName: 'Åsa', lastName: 'Öberg', street: 'Ågatan 1', postalCode: '11122', city: 'Stockholm' }

/** Everything that documents are made of, over more than one page. */
const everything = () =>
  drawPdf({
    title: 'Kvitto <1> & mer',
    at: AT,
    draw(page) {
      page.font('bold').fontSize(20).text('Kvitto').fontSize(10).font('regular').moveDown()
      page.text('Ett stycke som är så långt att det går över flera rader. '.repeat(8))
      drawRule(page)
      page.font('bold').fontSize(12).text('Varor').fontSize(10).font('regular')
      const rows = Array.from({ length: 80 }, (_, at) => ({ cells: [`Vara ${at}`, '100 kr'] }))
      drawTable(
        page,
        [{ share: 0.8 }, { share: 0.2, align: 'right' }],
        [{ cells: ['Vara', 'Pris'], strong: true }, ...rows],
      )
      drawQr(page, 'https://klarsikt.example', {
        left: MARGIN,
        top: page.y,
        width: 100,
        alt: 'Koden leder till butiken',
      })
      page.text('', MARGIN, page.y + 110).text('Slut.')
    },
  })

const DOCUMENTS = {
  'with everything': everything,
  'of gift cards': () =>
    drawGiftCards({ cards: [CARD, CARD] as never, message: 'Grattis!', shopUrl: 'https://klarsikt.example', at: AT }),
  'of a return': () =>
    drawLabel({ number: '12345', registeredAt: AT, buyer: BUYER as never, goods: ['Kvist', 'Etui'] }),
}

describe('a document', () => {
  it.each(Object.entries(DOCUMENTS))('%s is tagged, with its language and its title', async (_, draw) => {
    const text = Buffer.from(await draw()).toString('latin1')
    for (const part of ['/Marked true', '/StructTreeRoot', '/Lang (sv-SE)', '/DisplayDocTitle true', '<pdfuaid:part>1'])
      expect(text).toContain(part)
    expect(text).toMatch(/\/S \/Document/)
    expect(text).toMatch(/\/S \/P\b/)
  })

  it('has headings, a table with a head and figures that say what they are', async () => {
    const text = Buffer.from(await everything()).toString('latin1')
    const count = (type: string) => text.split(`/S /${type}\n`).length - 1
    expect([count('H1'), count('H2'), count('Table'), count('TH'), count('TR'), count('TD')]).toEqual([
      1, 1, 1, 2, 81, 160,
    ])
    expect(text).toMatch(/\/Scope \/Column/)
    expect(text).toMatch(/\/S \/Figure[\s\S]{0,80}\/Alt \(/)
  })
})

describe('veraPDF', () => {
  let vera: VeraPdf | null
  beforeAll(async () => void (vera = await openVeraPdf()), 300_000)
  afterAll(() => vera?.close())

  it.each(Object.entries(DOCUMENTS))(
    'finds that a document %s keeps PDF/UA-1',
    async (_, draw) => {
      if (vera) expect(await vera.brokenRules(await draw())).toEqual([])
    },
    120_000,
  )
})

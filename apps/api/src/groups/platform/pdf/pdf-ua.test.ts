import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawPdf, MARGIN } from './draw-pdf.js'
import { drawQr } from './qr.js'
import { drawRule, drawTable } from './table.js'
import { DOCUMENTS } from './testing/documents.js'
import { openVeraPdf, type VeraPdf } from './testing/vera-pdf.js'

const AT = new Date('2026-11-02T10:00:00Z')
const GROUPS = path.join(import.meta.dirname, '../..')

/** A document with all parts that the shop's documents use, on more than one page. */
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

const EACH = [
  ['document with everything', everything] as const,
  ...DOCUMENTS.map(([name, , draw]) => [name, draw] as const),
]

it('is drawn here for each file that draws one', () => {
  const drawing = readdirSync(GROUPS, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /^(?!platform\/pdf\/)(?!.*testing\/).*(?<!\.test)\.ts$/.test(file) && drawsPdf(file),
  )
  expect(drawing.length).toBeGreaterThan(0)
  expect(new Set(DOCUMENTS.map(([, file]) => file))).toEqual(new Set(drawing))
})
const drawsPdf = (file: string) => readFileSync(path.join(GROUPS, file), 'utf8').includes('drawPdf(')

describe('a document', () => {
  it.each(EACH)('%s is tagged, with its language and its title', async (_, draw) => {
    const text = Buffer.from(await draw()).toString('latin1')
    for (const part of ['/Marked true', '/StructTreeRoot', '/Lang (sv-SE)', '/DisplayDocTitle true', '<pdfuaid:part>1'])
      expect(text).toContain(part)
    expect(text).toMatch(/\/S \/Document/)
    expect(text).toMatch(/\/S \/P\b/)
  })

  it.each(EACH)('%s brings its fonts along, and says in words what each of its figures is', async (_, draw) => {
    const text = Buffer.from(await draw()).toString('latin1')
    const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
    expect(count(/\/Type \/FontDescriptor/g)).toBeGreaterThan(0)
    expect(count(/\/FontFile[23]? /g)).toBe(count(/\/Type \/FontDescriptor/g))
    expect(count(/\/Alt [(<]/g)).toBe(count(/\/S \/Figure\b/g))
  })

  it.each(EACH)('%s says in a tag where each piece of its text stands', async (_, draw) => {
    const pdf = await getDocumentProxy(new Uint8Array(await draw()))
    for (let at = 1; at <= pdf.numPages; at += 1) {
      const page = await pdf.getPage(at)
      const { items } = await page.getTextContent({ includeMarkedContent: true })
      let open = 0
      const outside = items.filter((item) => {
        if (!('type' in item)) return open === 0 && item.str.trim() !== ''
        open += item.type === 'endMarkedContent' ? -1 : 1
        return false
      })
      expect(outside).toEqual([])
      expect((await page.getStructTree())?.children.length).toBeGreaterThan(0)
    }
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

  it.each(EACH)(
    'finds that %s keeps PDF/UA-1',
    async (_, draw) => {
      if (vera) expect(await vera.brokenRules(await draw())).toEqual([])
    },
    120_000,
  )
})

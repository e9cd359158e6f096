import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { SHOP } from '@klarsikt/shop-config'
import { tagTexts } from './tags.js'

/** The font files of the shop by the names that documents use. They contain the Swedish letters. */
const FACES = {
  regular: '@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff',
  bold: '@fontsource/instrument-sans/files/instrument-sans-latin-700-normal.woff',
} as const

/**
 * Declares conformity with PDF/UA-1. The library could declare it too, but would then add to each font a list of glyphs
 * that the standard no longer requires and rejects as incomplete.
 */
const CONFORMITY =
  '<rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about=""><pdfuaid:part>1</pdfuaid:part></rdf:Description>'

export type Page = PDFKit.PDFDocument

export type PdfOptions = {
  readonly title: string
  /** The date in the file. It comes from the document's subject, so that the same document has the same bytes. */
  readonly at: Date
  readonly draw: (page: Page) => void
}

/** The margin of an A4 page, in points. */
export const MARGIN = 50

/**
 * Draws a document of A4 pages. The library is loaded at the first use, because it is large and few requests need it.
 */
export async function drawPdf({ title, at, draw }: PdfOptions): Promise<Uint8Array<ArrayBuffer>> {
  const { default: PdfDocument } = await import('pdfkit')
  const page = new PdfDocument({
    size: 'A4',
    margin: MARGIN,
    bufferPages: true,
    lang: 'sv-SE',
    displayTitle: true,
    pdfVersion: '1.7',
    tagged: true,
    // The fonts are registered below. A default font would be read and parsed in addition.
    font: '',
    info: {
      // The library writes the title into XML without escaping it.
      Title: title.replaceAll(/[<>&]/g, ' '),
      Author: SHOP.brand.name,
      Producer: SHOP.brand.name,
      Creator: SHOP.brand.name,
      CreationDate: at,
      ModDate: at,
    },
  })
  registerFaces(page)
  tagTexts(page)
  page.appendXML(CONFORMITY)
  const chunks: Buffer[] = []
  page.on('data', (chunk: Buffer) => void chunks.push(chunk))
  const ended = new Promise<void>((resolve, reject) => page.on('end', resolve).on('error', reject))
  page.font('regular').fontSize(10)
  draw(page)
  page.end()
  await ended
  return Uint8Array.from(Buffer.concat(chunks))
}

type Face = keyof typeof FACES

/**
 * The parsed fonts of the first document. Parsing takes longer than drawing a document, and the library accepts parsed
 * fonts instead of files.
 */
const parsed = new Map<Face, ParsedFont>()

/** The part of a parsed font that is used here. The library accepts it where its types name a file. */
type ParsedFont = Buffer & {
  readonly characterSet: readonly number[]
  glyphForCodePoint(codePoint: number): unknown
}

function registerFaces(page: Page): void {
  for (const face of Object.keys(FACES) as Face[]) {
    const known = parsed.get(face)
    page.registerFont(face, known ?? readFileSync(fileOf(face)))
    // Each document selects every font here, so that the same document has the same bytes.
    const { font } = (page.font(face) as unknown as { readonly _font: { readonly font: ParsedFont } })._font
    if (known) continue
    // A glyph keeps the character that it is first asked for by. A glyph that is first met as a part of another (the A
    // of an Å) would have none, and no reader could copy, search or speak it in later documents.
    for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint)
    parsed.set(face, font)
  }
}

function fileOf(face: Face): string {
  return createRequire(import.meta.url).resolve(FACES[face])
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { BRAND_NAME } from '@klarsikt/core/markets'
import { tagTexts } from './tags.js'

/** Faces of the shop's font by the name under which documents use them; they have the Swedish letters. */
const FACES = {
  regular: '@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff',
  bold: '@fontsource/instrument-sans/files/instrument-sans-latin-700-normal.woff',
} as const

/**
 * That the file keeps PDF/UA-1. The library says so itself when asked for that subset, and then adds to each font a list of glyphs that the
 * standard asks for no longer and finds incomplete.
 */
const CONFORMITY =
  '<rdf:Description xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/" rdf:about=""><pdfuaid:part>1</pdfuaid:part></rdf:Description>'

export type Page = PDFKit.PDFDocument

export type PdfOptions = {
  readonly title: string
  /** The date in the file: of what the document is about, so that the same document has the same bytes. */
  readonly at: Date
  readonly draw: (page: Page) => void
}

/** Margin of a page of A4, points. */
export const MARGIN = 50

/** Draws a document of A4 pages. The library is loaded at first use: few requests need it, and it is large. */
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
    // The faces are registered below; a first one would be read and parsed once more.
    font: '',
    info: {
      // The library writes it into XML as it stands.
      Title: title.replaceAll(/[<>&]/g, ' '),
      Author: BRAND_NAME,
      Producer: BRAND_NAME,
      Creator: BRAND_NAME,
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

/** Faces as they were parsed for the first document, which takes longer than drawing one; the library takes them like files. */
const parsed = new Map<Face, Buffer>()

function registerFaces(page: Page): void {
  for (const face of Object.keys(FACES) as Face[]) {
    page.registerFont(face, parsed.get(face) ?? readFileSync(fileOf(face)))
    // Taken into use here in every document, so that the same one has the same bytes.
    const { font } = (page.font(face) as unknown as { readonly _font: { readonly font: Buffer } })._font
    parsed.set(face, font)
  }
}

function fileOf(face: Face): string {
  return createRequire(import.meta.url).resolve(FACES[face])
}

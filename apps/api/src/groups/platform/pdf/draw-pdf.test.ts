import { extractText, getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import { drawPdf } from './draw-pdf.js'

async function textOf(text: string): Promise<string> {
  const bytes = await drawPdf({ title: 'Prov', at: new Date(0), draw: (page) => page.text(text) })
  return (await extractText(await getDocumentProxy(bytes), { mergePages: true })).text
}

// The font draws Å from the A and the ring. The letter A of a later document then has to be read as A.
it('has readable letters after a document that drew them only as parts of others', async () => {
  expect(await textOf('Åkerö Ängsö')).toBe('Åkerö Ängsö')
  expect(await textOf('Avslutad Alla')).toBe('Avslutad Alla')
})

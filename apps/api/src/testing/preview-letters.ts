/** Writes sample letters with pictures into `.letters`: `pnpm letters`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { demoShop } from '@klarsikt/fixtures/demo'
import { type PictureSpec, PictureStore } from '@klarsikt/pictures'
import { escapeHtml } from '../groups/platform/letter/escape-html.js'
import { letterSamples, renderSample } from './letter-samples/letter-samples.js'

const FOLDER = resolve('.letters')
const SHOP_URL = 'https://klarsikt.example'
const WIDTH = 570

const shop = demoShop(new Date())
const store = new PictureStore({ dir: join(FOLDER, 'drawn') })
const pictures = { frame: await draw('frame'), lenses: await draw('contact-lens-pack') }
await store.close()

const items = [...letterSamples(pictures).keys()].map((name) => {
  const { subject, html, text } = renderSample(name, SHOP_URL, pictures)
  writeFileSync(join(FOLDER, `${name}.html`), html.replaceAll(`${SHOP_URL}/media/`, 'media/'))
  writeFileSync(join(FOLDER, `${name}.txt`), text)
  return `<li><a href="${name}.html">${escapeHtml(subject)}</a> (<a href="${name}.txt">${name}</a>)</li>`
})
writeFileSync(
  join(FOLDER, 'index.html'),
  `<!doctype html><html lang="sv"><meta charset="utf-8"><title>Brev</title><ul>${items.join('\n')}</ul></html>`,
)
process.stdout.write(`The letters are in ${join(FOLDER, 'index.html')}\n`)

/** Draws the demo shop's first picture of a kind; answers its path. */
async function draw(kind: PictureSpec['kind']): Promise<string> {
  const picture = shop.pictures.find(({ spec }) => spec.kind === kind)
  if (!picture) throw new Error(`The demo shop has no picture of the kind ${kind}`)
  const { hash, spec } = picture
  mkdirSync(join(FOLDER, 'media', hash), { recursive: true })
  const drawn = await store.picture(hash, spec, WIDTH, 'jpg')
  // Letters use both widths; one drawing is enough for a preview.
  for (const width of [WIDTH, 285]) writeFileSync(join(FOLDER, 'media', hash, `${width}.jpg`), drawn)
  return `/media/${hash}/285.webp`
}

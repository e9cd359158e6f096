import sharp from 'sharp'
import { bannerScene } from './art/banner.js'
import { stillLifeBanner } from './art/still-life-banner.js'
import { storeFrontSvg } from './art/store-front.js'
import { frameScene } from './frame/frame-scene.js'
import { singleLens } from './frame/single-lens.js'
import { bottle, supplementJar } from './goods/bottle.js'
import { giftCard, wipesBox } from './goods/cards-and-cartons.js'
import { contactLensPack } from './goods/contact-lens-pack.js'
import { hearing } from './goods/hearing.js'
import { accessory, eyeMask } from './goods/soft-goods.js'
import type { Photographed, PictureSpec } from './picture-spec.js'
import { heightOf } from './proportions.js'
import { photograph, photographRows, type Raster } from './render/photograph.js'
import type { Scene } from './render/scene.js'

/** Draws a picture at a width. The same specification and width give the same bytes. */
export async function draw(spec: PictureSpec, width: number): Promise<Raster> {
  const height = heightOf(spec, width)
  if (spec.kind === 'store') return vector(storeFrontSvg(spec.variant), width, height)
  return photograph(await keptScene(spec), width, height)
}

/** Draws the rows from `from` up to `to` of a photographed picture: three bytes for each pixel, equal to those in the whole picture. */
export async function drawRows(spec: Photographed, width: number, from: number, to: number): Promise<Buffer> {
  return photographRows(await keptScene(spec), width, heightOf(spec, width), from, to)
}

/** The latest scene, because bands and sizes of one picture are drawn one after another. */
let last: { readonly key: string; readonly scene: Promise<Scene> } | null = null

function keptScene(spec: Photographed): Promise<Scene> {
  const key = JSON.stringify(spec)
  if (last?.key !== key) last = { key, scene: sceneOf(spec) }
  return last.scene
}

async function sceneOf(spec: Photographed): Promise<Scene> {
  switch (spec.kind) {
    case 'frame':
      return frameScene(spec.frame, spec.view)
    case 'contact-lens-pack':
      return contactLensPack(spec)
    case 'bottle':
      return bottle(spec)
    case 'supplement-jar':
      return supplementJar(spec)
    case 'eye-mask':
      return eyeMask(spec)
    case 'wipes-box':
      return wipesBox(spec)
    case 'gift-card':
      return giftCard(spec)
    case 'hearing':
      return hearing(spec)
    case 'accessory':
      return accessory(spec)
    case 'lens':
      return singleLens(spec.finish)
    case 'banner':
      return bannerScene(spec)
    case 'still-life':
      return stillLifeBanner(spec)
  }
}

async function vector(svg: string, width: number, height: number): Promise<Raster> {
  const data = await sharp(Buffer.from(svg))
    .resize(width, height, { fit: 'fill' })
    .flatten({ background: '#F3F0E9' })
    .removeAlpha()
    .raw()
    .toBuffer()
  return { width, height, data }
}

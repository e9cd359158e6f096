import sharp from 'sharp'
import { BANNER_ASPECT, bannerScene } from './art/banner.js'
import { logoTileSvg } from './art/logo-tile.js'
import { storeFrontSvg } from './art/store-front.js'
import { frameScene } from './frame/frame-scene.js'
import { singleLens } from './frame/single-lens.js'
import { bottle, supplementJar } from './goods/bottle.js'
import { giftCard, wipesBox } from './goods/cards-and-cartons.js'
import { contactLensPack } from './goods/contact-lens-pack.js'
import { hearing } from './goods/hearing.js'
import { accessory, eyeMask } from './goods/soft-goods.js'
import type { PictureSpec } from './picture-spec.js'
import type { Scene } from './render/scene.js'
import { photograph, type Raster } from './render/tracer.js'

/** Height over width of product pictures: the 1.6:1 card. */
const CARD_ASPECT = 0.625

export function aspectOf(spec: PictureSpec): number {
  return spec.kind === 'banner' ? BANNER_ASPECT[spec.ratio] : CARD_ASPECT
}

/** Draws a picture at a width. Pure: the same specification and width give the same bytes. */
export async function draw(spec: PictureSpec, width: number): Promise<Raster> {
  const height = Math.round(width * aspectOf(spec))
  if (spec.kind === 'logo-tile') return vector(logoTileSvg(spec.brand, 1180, 738), width, height)
  if (spec.kind === 'store') return vector(storeFrontSvg(spec.variant), width, height)
  return photograph(await sceneOf(spec), width, height)
}

type Photographed = Exclude<PictureSpec, { kind: 'logo-tile' | 'store' }>

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
  }
}

async function vector(svg: string, width: number, height: number): Promise<Raster> {
  const data = await sharp(Buffer.from(svg)).resize(width, height, { fit: 'fill' }).flatten({ background: '#F3F0E9' }).removeAlpha().raw().toBuffer()
  return { width, height, data }
}

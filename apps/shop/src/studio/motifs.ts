import type { DemoShop } from '@klarsikt/fixtures/demo'
import type { FramePicture, PictureSpec } from '@klarsikt/pictures'
import { picturesToPrerender } from '../prerender-pictures.js'

/** Frames whose other views come first too. */
const HERO_FRAMES = 24
/** First pictures that come before those other views: the rails of the home page and the first lists. */
const FIRST_LISTED = 90

/** Pictures of frames to render, those that are seen by most first: the first lists, every view of the heroes, then list by list. */
export function studioMotifs(shop: Pick<DemoShop, 'articles' | 'pages' | 'pictures'>): FramePicture[] {
  const specs = new Map(shop.pictures.map(({ hash, spec }) => [hash, spec]))
  const medias = new Map(shop.articles.map((article) => [article.medias[0]?.hash, article.medias]))
  const first = [...new Set(picturesToPrerender(shop).map(({ hash }) => hash))].filter((hash) =>
    isFrame(specs.get(hash)),
  )
  const heroes = first.slice(0, HERO_FRAMES).flatMap((hash) => (medias.get(hash) ?? []).map((media) => media.hash))
  return [...new Set([...first.slice(0, FIRST_LISTED), ...heroes, ...first])]
    .map((hash) => specs.get(hash))
    .filter(isFrame)
}

const isFrame = (spec: PictureSpec | undefined): spec is FramePicture => spec?.kind === 'frame'

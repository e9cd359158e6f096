import type { DemoShop } from '@klarsikt/fixtures/demo'
import type { FramePicture, PictureSpec, StillLifePicture } from '@klarsikt/pictures'
import { picturesToPrerender } from '../prerender-pictures.js'

/**
 * Each round first takes the first pictures of the `listed` most seen frames, and then every view of the first `heroes`
 * frames.
 */
const ROUNDS = [
  { listed: 90, heroes: 24 },
  { listed: Infinity, heroes: 180 },
] as const

/** Lists the pictures of frames to render. Those that most visitors see come first, in the order of {@link ROUNDS}. */
export function studioMotifs(shop: Pick<DemoShop, 'articles' | 'pages' | 'pictures'>): FramePicture[] {
  const specs = new Map(shop.pictures.map(({ hash, spec }) => [hash, spec]))
  const medias = new Map(shop.articles.map((article) => [article.medias[0]?.hash, article.medias]))
  const byPopularity = shop.articles.toSorted((a, b) => b.popularity - a.popularity)
  const seen = [
    ...picturesToPrerender(shop).map(({ hash }) => hash),
    ...byPopularity.flatMap(({ medias }) => medias[0]?.hash ?? []),
  ]
  const first = [...new Set(seen)].filter((hash) => isFrame(specs.get(hash)))
  const views = (heroes: number) =>
    first.slice(0, heroes).flatMap((hash) => (medias.get(hash) ?? []).map((media) => media.hash))
  const inRounds = ROUNDS.flatMap(({ listed, heroes }) => [...first.slice(0, listed), ...views(heroes)])
  return [...new Set(inRounds)].map((hash) => specs.get(hash)).filter(isFrame)
}

/** Lists the still lifes that pages show. The one of the start page comes first. */
export function stillLifeMotifs({ pictures }: Pick<DemoShop, 'pictures'>): StillLifePicture[] {
  const isFirst = ({ name }: StillLifePicture) => name === 'morning'
  const all = pictures.flatMap(({ spec }) => (spec.kind === 'still-life' ? [spec] : []))
  return [...all.filter(isFirst), ...all.filter((spec) => !isFirst(spec))]
}

const isFrame = (spec: PictureSpec | undefined): spec is FramePicture => spec?.kind === 'frame'

import { stat, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { BACKDROP_WIDTHS } from '@klarsikt/core/media'
import { matchesCategory, type DemoShop } from '@klarsikt/fixtures/demo'
import { DRAWING_VERSION, type PictureSpec, type PictureStore, type PictureWidth } from '@klarsikt/pictures'
import type { Log } from '@klarsikt/server/log'
import { CATEGORIES } from '@klarsikt/shop-config/paths'

/** Number of cards on the first page of a category. */
const FIRST_PAGE_CARDS = 24
/** Widths in pixels of a picture on a card. Phones and lists use the smaller one, sharp screens the larger one. */
const CARD_WIDTHS = [570, 285] as const

export type PrerenderedPicture = { readonly hash: string; readonly spec: PictureSpec; readonly width: PictureWidth }

/**
 * Lists the pictures to draw before anybody asks: those of the home page, then those of the first page of every
 * category.
 */
export function picturesToPrerender(shop: Pick<DemoShop, 'articles' | 'pages' | 'pictures'>): PrerenderedPicture[] {
  const byPopularity = shop.articles.toSorted((a, b) => b.popularity - a.popularity)
  const newest = shop.articles.toSorted((a, b) => (a.publishedAt < b.publishedAt ? 1 : -1))
  const hashes = new Set<string>()
  const add = (image: { readonly hash: string } | null | undefined) => image && hashes.add(image.hash)
  for (const section of shop.pages.find(({ path }) => path === '/')?.sections ?? []) {
    if (section.kind === 'hero') {
      add(section.image)
      for (const crops of [section.backdrop?.light, section.backdrop?.dark])
        for (const hash of Object.values(crops ?? {})) hashes.add(hash)
    }
    if (section.kind === 'tiles') for (const tile of section.tiles) add(tile.image)
    if (section.kind !== 'rail') continue
    const { families, limit, sort } = section.rule
    const fitting = (sort === 'newest' ? newest : byPopularity).filter(
      (article) => !families || families.includes(article.family),
    )
    for (const { medias } of fitting.slice(0, limit)) add(medias[0])
  }
  for (const category of CATEGORIES) {
    const listed = byPopularity.filter((article) => matchesCategory(article, category))
    for (const { medias } of listed.slice(0, FIRST_PAGE_CARDS)) add(medias[0])
  }
  const specs = new Map(shop.pictures.map(({ hash, spec }) => [hash, spec]))
  return [...hashes].flatMap((hash) => {
    const spec = specs.get(hash)
    if (!spec) return []
    const widths = spec.kind === 'still-life' ? BACKDROP_WIDTHS[spec.crop] : CARD_WIDTHS
    return widths.map((width) => ({ hash, spec, width }))
  })
}

type Options = {
  readonly store: Pick<PictureStore, 'picture'>
  /** Folder of the picture cache. A file in it notes that all pictures are drawn. */
  readonly dir: string
  readonly shop: () => Promise<Pick<DemoShop, 'articles' | 'pages' | 'pictures'>>
  readonly signal: AbortSignal
  readonly log: Pick<Log, 'warn'>
  /** Returns the idle share of the processors since the last call. */
  readonly idleShare?: () => number
}

/** When less than this share of the processors is idle, other work needs them. */
const IDLE_ENOUGH = 0.5
/** Pause in ms before the processors are looked at again while other work needs them. */
const BUSY_REST_MS = 2_000

/**
 * Draws the pictures of a new cache one at a time. After each it pauses as long as the drawing took. It draws only
 * while no request waits for a picture and the processors were idle during the pause.
 */
export async function prerenderPictures({
  store,
  dir,
  shop,
  signal,
  log,
  idleShare = watchProcessors(),
}: Options): Promise<void> {
  try {
    const note = join(dir, `ahead-${DRAWING_VERSION}.done`)
    if (
      await stat(note).then(
        () => true,
        () => false,
      )
    )
      return
    for (const { hash, spec, width } of picturesToPrerender(await shop())) {
      const begun = performance.now()
      await store.picture(hash, spec, width, 'webp', { ahead: true, signal })
      const worked = performance.now() - begun
      idleShare()
      await pause(Math.min(500, 20 + worked), undefined, { signal, ref: false })
      while (idleShare() < IDLE_ENOUGH) await pause(BUSY_REST_MS, undefined, { signal, ref: false })
    }
    await writeFile(note, '')
  } catch (error) {
    // After a failure, pictures are drawn when somebody asks for them, and the next start tries again.
    if (!signal.aborted) log.warn({ err: error }, 'pre-rendering pictures was given up')
  }
}

/** Makes a function that returns the idle share of all processors between two calls. */
function watchProcessors(): () => number {
  const read = () => {
    let idle = 0
    let all = 0
    for (const { times } of cpus()) {
      idle += times.idle
      all += times.idle + times.user + times.sys + times.nice + times.irq
    }
    return { idle, all }
  }
  let last = read()
  return () => {
    const now = read()
    const passed = now.all - last.all
    const share = passed === 0 ? 1 : (now.idle - last.idle) / passed
    last = now
    return share
  }
}

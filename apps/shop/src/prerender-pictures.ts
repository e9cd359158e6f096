import { stat, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { BACKDROP_WIDTHS } from '@klarsikt/core/media'
import { CATEGORIES } from '@klarsikt/core/paths'
import { matchesCategory, type DemoShop } from '@klarsikt/fixtures/demo'
import { DRAWING_VERSION, type PictureSpec, type PictureStore, type PictureWidth } from '@klarsikt/pictures'
import type { Log } from '@klarsikt/server/log'

/** Cards on the first page of a category. */
const FIRST_PAGE_CARDS = 24
/** Widths (px) of a picture on a card: phones and lists take the smaller, sharp screens the larger. */
const CARD_WIDTHS = [570, 285] as const

export type PrerenderedPicture = { readonly hash: string; readonly spec: PictureSpec; readonly width: PictureWidth }

/** What is drawn ahead, first things first: the home page, then the first page of every category. The rest is drawn when it is asked for. */
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
  /** Folder of the picture cache; a file in it says that all pictures are there. */
  readonly dir: string
  readonly shop: () => Promise<Pick<DemoShop, 'articles' | 'pages' | 'pictures'>>
  readonly signal: AbortSignal
  readonly log: Pick<Log, 'warn'>
  /** Share of the processors that has done nothing since it was last asked. */
  readonly idleShare?: () => number
}

/** Less than this share of idle processors means that somebody else works. */
const IDLE_ENOUGH = 0.5
/** Rest before the processors are looked at again while others work, milliseconds. */
const BUSY_REST_MS = 2_000

/**
 * Fills a cold cache, one picture at a time, resting as long as it works, and only while no request waits for a picture and nothing else
 * on the machine, which is looked at during the rest, asks for its processors.
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
    // Without it pictures are drawn when they are asked for; the next start tries again.
    if (!signal.aborted) log.warn({ err: error }, 'pre-rendering pictures was given up')
  }
}

/** Tells which share of all processors has been idle between two questions. */
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

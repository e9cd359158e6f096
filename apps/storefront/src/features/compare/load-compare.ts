import type { ShopClient } from '@klarsikt/contract/client'
import type { Article } from '@klarsikt/contract/shop/types'
import { isFrameFamily } from '@klarsikt/core/catalogue'
import { COMPARED_PARAM, readCompared } from '@klarsikt/core/compare'
import { frontDrawings, type FrameSpec } from '@klarsikt/eyewear'

export type ComparedFrame = Pick<
  Article,
  'id' | 'name' | 'brand' | 'url' | 'family' | 'price' | 'lowestPrice30' | 'couponCode' | 'widths' | 'specification'
> & {
  readonly media: Article['medias'][number] | null
  /** The frame's details as texts, by their headings. */
  readonly details: Readonly<Record<string, string>>
  /** A drawing of the frame's front as markup, to the same scale as the others. Null where its outline is unknown. */
  readonly drawing: string | null
  readonly lenses: readonly { readonly title: string; readonly fromPrice: number }[]
}

/** Loads the frames of an address, and counts those that are no longer sold. */
export async function loadCompare(client: ShopClient, url: URL) {
  const ids = readCompared(url.searchParams.get(COMPARED_PARAM))
  const loaded = await Promise.all(ids.map((id) => loadFrame(client, id)))
  const frames = loaded.filter((frame) => frame !== null)
  const drawn = frames.filter(({ article }) => article.dto.frame !== null)
  const drawings = frontDrawings(drawn.map(({ article }) => article.dto.frame as FrameSpec))
  return {
    frames: frames.map((frame) => comparedFrame(frame, drawings[drawn.indexOf(frame)] ?? null)),
    gone: ids.length - frames.length,
  }
}

type LoadedFrame = { readonly article: Article; readonly lenses: ComparedFrame['lenses'] }

/** Loads a frame with its lenses. Returns null for an article that is not sold or is no frame. */
async function loadFrame(client: ShopClient, id: number): Promise<LoadedFrame | null> {
  const [found, lenses] = await Promise.all([
    client.getArticle({ params: { id } }),
    client.getLensOptions({ params: { id } }).catch(() => null),
  ])
  if (!('data' in found) || !isFrameFamily(found.data.family)) return null
  return { article: found.data, lenses: lenses && 'data' in lenses ? lenses.data.groups : [] }
}

function comparedFrame({ article, lenses }: LoadedFrame, drawing: string | null): ComparedFrame {
  const { id, name, brand, url, family, price, lowestPrice30, couponCode, widths, specification } = article
  return {
    id,
    name,
    brand,
    url,
    family,
    price,
    lowestPrice30,
    couponCode,
    widths,
    specification,
    media: article.medias[0] ?? null,
    details: Object.fromEntries(article.dto.details.map(({ label, value }) => [label, value])),
    drawing,
    lenses: lenses.map(({ title, fromPrice }) => ({ title, fromPrice })),
  }
}

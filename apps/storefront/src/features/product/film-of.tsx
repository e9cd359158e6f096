import type { VideoSet } from '@klarsikt/contract/shop/types'
import type { LoadedProduct } from './load-product.js'
import { useLater } from './use-later.js'

const load = () => import('./product-film.js')

/** A place of its own shape, so that nothing moves when the film comes. */
function FilmSlot({ video }: { readonly video: VideoSet }) {
  const code = useLater(load)
  return <div style={{ aspectRatio: video.ratio }}>{code && <code.default video={video} />}</div>
}

/** The film of what has one; undefined for everything else, which loads no code for it. */
export function filmOf({ article: { dto } }: Pick<LoadedProduct, 'article'>) {
  return dto.video === null ? undefined : <FilmSlot video={dto.video} />
}

import type { VideoSet } from '@klarsikt/contract/shop/types'
import type { LoadedProduct } from './load-product.js'
import { useLater } from './use-later.js'

const load = () => import('./product-film.js')

/** Reserves a place with the film's shape, so that nothing moves when the film is loaded. */
function FilmSlot({ video }: { readonly video: VideoSet }) {
  const code = useLater(load)
  return <div style={{ aspectRatio: video.ratio }}>{code && <code.default video={video} />}</div>
}

/** Returns the film of a product, or undefined where it has none. Products without a film load no code for it. */
export function filmOf({ article: { dto } }: Pick<LoadedProduct, 'article'>) {
  return dto.video === null ? undefined : <FilmSlot video={dto.video} />
}

import { category } from './categories.js'
import { href } from './href.js'

/** An old or mistaken path and where it leads. */
export interface PathRedirect {
  readonly from: string
  readonly to: string
  /** 308 preserves the method, 301 signals a moved address to search engines. */
  readonly status: 301 | 308
}

/** Paths that only lead on. Store ids lead on too, but need the store to be looked up. */
export const PATH_REDIRECTS: readonly PathRedirect[] = /* @__PURE__ */ pathRedirects()

function pathRedirects(): readonly PathRedirect[] {
  return [
    { from: '/booking', to: href('booking-visual-exam'), status: 308 },
    // The documented path is spelled "lifstyle"; people type the English word.
    {
      from: '/mitt-konto/abonnemang/koppla-till-lifestyle',
      to: href('account-subscription-connect-lifestyle'),
      status: 301,
    },
    { from: '/sportglasögon/utförsåkning', to: category('sports-glasses-downhill').path, status: 301 },
  ]
}

import type { PathRedirect } from '@klarsikt/core/paths'
import { category } from './categories.js'
import { href } from './pages.js'

/** All fixed redirects. Those of store ids are not here, because they need the store to be looked up. */
export const PATH_REDIRECTS: readonly PathRedirect[] = /* @__PURE__ */ pathRedirects()

function pathRedirects(): readonly PathRedirect[] {
  return [
    { from: '/booking', to: href('booking-visual-exam'), status: 308 },
    // Staff may have kept the address that was used until 2026.
    { from: '/butik-personal/ogonhalsodagar', to: href('staff-eye-health-days'), status: 301 },
    // The specification spells the path "lifstyle", but people type "lifestyle".
    {
      from: '/mitt-konto/abonnemang/koppla-till-lifestyle',
      to: href('account-subscription-connect-lifestyle'),
      status: 301,
    },
    { from: '/sportglasögon/utförsåkning', to: category('sports-glasses-downhill').path, status: 301 },
  ]
}

import { Link } from '@klarsikt/design-system/link'
import { href } from '@klarsikt/shop-config/paths'
import { useShopper } from '../shopper/use-shopper.js'

/** Links to the log-in, which leads back to the checkout. The input is restored then. */
export function LogInLink({ children }: { readonly children: string }) {
  if (useShopper()?.user?.isStore) return null
  return (
    <p>
      <Link href={`${href('auth-login')}?next=${href('checkout')}`} variant="standalone">
        {children}
      </Link>
    </p>
  )
}

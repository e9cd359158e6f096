import { href } from '@klarsikt/core/paths'
import { Link } from '@klarsikt/design-system/link'
import { useShopper } from '../shopper/use-shopper.js'

/** Leads a customer to the log-in and back to the checkout; what is typed is there again. */
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

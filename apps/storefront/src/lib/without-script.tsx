import { href } from '@klarsikt/core/paths'
import { Alert } from '@klarsikt/design-system/alert'
import { Link } from '@klarsikt/design-system/link'
import type { ReactNode } from 'react'

/** Told to a browser without script alone: what it cannot do here, and the ways to buy that are left. */
export function WithoutScript({ children }: { readonly children: ReactNode }) {
  return (
    <noscript>
      <Alert tone="info">
        {children} Slå på JavaScript i webbläsaren och ladda om sidan, eller{' '}
        <Link href={href('contact')}>ring kundservice</Link> så hjälper vi dig med köpet. Du kan också handla i{' '}
        <Link href={href('stores')}>någon av våra butiker</Link>.
      </Alert>
    </noscript>
  )
}

import * as withoutScriptMessages from '@klarsikt/core/messages/without-script'
import { Alert } from '@klarsikt/design-system/alert'
import { Link } from '@klarsikt/design-system/link'
import { href } from '@klarsikt/shop-config/paths'
import type { ReactNode } from 'react'

/** Tells only a browser without scripts what it cannot do here, and which other ways to buy there are. */
export function WithoutScript({ children }: { readonly children: ReactNode }) {
  return (
    <noscript>
      <Alert tone="info">
        {children} {withoutScriptMessages.turnOn()} <Link href={href('contact')}>{withoutScriptMessages.call()}</Link>{' '}
        {withoutScriptMessages.help()} <Link href={href('stores')}>{withoutScriptMessages.stores()}</Link>.
      </Alert>
    </noscript>
  )
}

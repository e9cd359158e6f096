import * as withoutScriptMessages from '@klarsikt/core/messages/without-script'
import { href } from '@klarsikt/core/paths'
import { Alert } from '@klarsikt/design-system/alert'
import { Link } from '@klarsikt/design-system/link'
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

import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import * as lifestyleMessages from '@klarsikt/core/messages/lifestyle'
import * as lifestylePageMessages from '@klarsikt/core/messages/lifestyle-page'
import { href } from '@klarsikt/core/paths'
import { Link } from '@klarsikt/design-system/link'
import { Notice } from '@klarsikt/page-kit/form'
import { AuthPage } from '@klarsikt/page-kit/frame'
import { type WonBack } from './load-winback.js'

/** Confirms that the cancellation was taken back, and says how many months are free [ROUTE-035]. */
export function WinbackConfirmationPage({ data: { months } }: { readonly data: WonBack }) {
  return (
    <AuthPage title={accountPageMessages.winbackConfirmation()}>
      <Notice tone="success">{lifestyleMessages.winbackDone({ months })}</Notice>
      <p className="ks-text-muted">{lifestyleMessages.winbackNote()}</p>
      <p>
        <Link variant="standalone" href={href('account-lifestyle-sign-up')}>
          {lifestylePageMessages.toSubscription()}
        </Link>
      </p>
    </AuthPage>
  )
}

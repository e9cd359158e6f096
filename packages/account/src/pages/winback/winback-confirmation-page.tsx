import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import * as glassesSubscriptionMessages from '@klarsikt/core/messages/glasses-subscription'
import * as glassesSubscriptionPageMessages from '@klarsikt/core/messages/glasses-subscription-page'
import { href } from '@klarsikt/core/paths'
import { Link } from '@klarsikt/design-system/link'
import { Notice } from '@klarsikt/page-kit/form'
import { AuthPage } from '@klarsikt/page-kit/frame'
import { type WonBack } from './load-winback.js'

/** Confirms that the cancellation was taken back, and says how many months are free [ROUTE-035]. */
export function WinbackConfirmationPage({ data: { months } }: { readonly data: WonBack }) {
  return (
    <AuthPage title={accountPageMessages.winbackConfirmation()}>
      <Notice tone="success">{glassesSubscriptionMessages.winbackDone({ months })}</Notice>
      <p className="ks-text-muted">{glassesSubscriptionMessages.winbackNote()}</p>
      <p>
        <Link variant="standalone" href={href('account-subscription-glasses-sign-up')}>
          {glassesSubscriptionPageMessages.toSubscription()}
        </Link>
      </p>
    </AuthPage>
  )
}

import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import * as glassesSubscriptionMessages from '@klarsikt/core/messages/glasses-subscription'
import * as glassesSubscriptionPageMessages from '@klarsikt/core/messages/glasses-subscription-page'
import { href } from '@klarsikt/core/paths'
import { Link } from '@klarsikt/design-system/link'
import { isUnderMaintenance, loginPath } from '@klarsikt/page-kit/session'
import { AccountPage } from '../../layout/account-page.js'
import { BirthDateForm } from '../../layout/birth-date-form.js'
import { Maintenance } from '../../layout/maintenance.js'
import { type ConnectAnswer } from './connect-glasses-subscription.js'

interface ConnectPageProps {
  readonly data: object
  readonly answer: ConnectAnswer | undefined
}

/** Asks for the birth date to connect a subscription that a store has made to the account [ROUTE-018]. */
export function ConnectPage({ data, answer }: ConnectPageProps) {
  const title = accountPageMessages.subscriptionConnectLifestyle()
  const here = href('account-subscription-connect-lifestyle')
  return (
    <AccountPage
      section="account-subscriptions"
      title={title}
      trail={[
        { label: accountPageMessages.subscriptions(), href: href('account-subscriptions') },
        { label: title, href: here },
      ]}
    >
      {isUnderMaintenance(data) ? (
        <Maintenance />
      ) : (
        <>
          <p className="ks-text-muted">{glassesSubscriptionPageMessages.connectIntro()}</p>
          <BirthDateForm id="connect" result={answer?.form} button={glassesSubscriptionPageMessages.connectButton()}>
            <p>{glassesSubscriptionMessages.connectIntro()}</p>
          </BirthDateForm>
          {answer?.needsBankId && (
            <p>
              <Link variant="standalone" href={loginPath(here)}>
                {glassesSubscriptionPageMessages.connectBankid()}
              </Link>
            </p>
          )}
          <p>
            <Link href={href('glasses-subscription')}>{glassesSubscriptionPageMessages.toOffer()}</Link>
          </p>
        </>
      )}
    </AccountPage>
  )
}

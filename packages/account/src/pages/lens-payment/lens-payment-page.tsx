import * as accountFinanceMessages from '@klarsikt/core/messages/account-finance'
import * as accountSubscriptionMessages from '@klarsikt/core/messages/account-subscription'
import { encodedHref, href } from '@klarsikt/core/paths'
import { Button } from '@klarsikt/design-system/button'
import { RadioGroup } from '@klarsikt/design-system/radio-group'
import { FormFailure, StepUpAlert } from '@klarsikt/page-kit/form'
import { pageStyles as styles } from '@klarsikt/page-kit/frame'
import { isUnderMaintenance, type UnderMaintenance, loginPath } from '@klarsikt/page-kit/session'
import { Form, useNavigation } from 'react-router'
import { AccountPage } from '../../layout/account-page.js'
import { MaintenancePage } from '../../layout/maintenance-page.js'
import { useLookAgain } from '../../layout/use-look-again.js'
import { cardName, cardState } from '../finance/card-name.js'
import { lensTrail } from '../lens-products/lens-trail.js'
import { type LensPaymentAnswer } from './change-lens-payment.js'
import { type LensPaymentData } from './load-lens-payment.js'
import { useFocusChoice } from './use-focus-choice.js'

interface LensPaymentPageProps {
  readonly data: LensPaymentData | UnderMaintenance
  readonly answer: LensPaymentAnswer | undefined
}

/** Lets the customer choose the card that pays for a lens subscription, or save a new one [ROUTE-013]. */
export function LensPaymentPage({ data, answer }: LensPaymentPageProps) {
  if (isUnderMaintenance(data)) return <MaintenancePage title={accountSubscriptionMessages.paymentTitle()} />
  return <Payment data={data} answer={answer} />
}

interface PaymentProps extends LensPaymentPageProps {
  readonly data: LensPaymentData
}

function Payment({ data: { subscription, method }, answer }: PaymentProps) {
  const { state, formData } = useNavigation()
  const said = state === 'idle' ? answer : undefined
  const subscriptionId = subscription.id
  const title = accountSubscriptionMessages.paymentTitle()
  const trail = lensTrail(subscriptionId, {
    label: title,
    href: href('account-update-payment-method', { subscriptionId }),
  })
  const usable = method.saved.filter((card) => card.state === 'usable')
  const chosen = usable.find(({ id }) => id === subscription.payment?.id)?.id
  const isSaving = method.saving === 'pending'
  useLookAgain(isSaving)
  const form = useFocusChoice(said?.step === 'not-chosen' ? said : undefined)
  return (
    <AccountPage section="account-subscriptions" title={title} trail={trail}>
      <p>{accountSubscriptionMessages.paymentText()}</p>
      {said?.step === 'step-up' && (
        <StepUpAlert
          message={said.message}
          login={loginPath(encodedHref('account-update-payment-method', { subscriptionId }))}
        />
      )}
      <FormFailure text={said?.step === 'not-saved' ? said.message : null} />
      {usable.length === 0 ? (
        <p>{accountSubscriptionMessages.paymentNone()}</p>
      ) : (
        <Form ref={form} method="post" className={styles.form}>
          <input type="hidden" name="subscriptionId" value={subscriptionId} />
          <input type="hidden" name="intent" value="choose" />
          <RadioGroup
            key={chosen ?? ''}
            cards
            legend={accountSubscriptionMessages.paymentLegend()}
            name="card"
            options={usable.map((card) => ({
              value: card.id,
              label: cardName(card),
              detail: cardState(card) ?? undefined,
            }))}
            {...(chosen !== undefined && { defaultValue: chosen })}
            error={said?.step === 'not-chosen' ? said.message : undefined}
          />
          <div>
            <Button type="submit" loading={state !== 'idle' && formData?.get('intent') === 'choose'}>
              {accountSubscriptionMessages.paymentSave()}
            </Button>
          </div>
        </Form>
      )}
      {isSaving ? (
        <p role="status">{accountFinanceMessages.cardSaving()}</p>
      ) : (
        method.saving !== 'away' && (
          <Form method="post" className={styles.form}>
            <input type="hidden" name="subscriptionId" value={subscriptionId} />
            <input type="hidden" name="intent" value="save-card" />
            <div>
              <Button
                type="submit"
                variant="secondary"
                loading={state !== 'idle' && formData?.get('intent') === 'save-card'}
              >
                {accountSubscriptionMessages.paymentNew()}
              </Button>
            </div>
            <p className="ks-text-muted">{accountFinanceMessages.saveCardText()}</p>
          </Form>
        )
      )}
    </AccountPage>
  )
}

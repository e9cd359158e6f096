import {
  BINDING_MONTHS,
  LEVEL_TERMS,
  NOTICE_DAYS,
  SUBSCRIPTION_LEVEL_MESSAGES,
  SUBSCRIPTION_LEVELS,
} from '@klarsikt/core/glasses-subscription'
import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import * as glassesSubscriptionPageMessages from '@klarsikt/core/messages/glasses-subscription-page'
import { formatOre, multiply } from '@klarsikt/core/money'
import { href } from '@klarsikt/core/paths'
import { Link } from '@klarsikt/design-system/link'
import { RadioGroup } from '@klarsikt/design-system/radio-group'
import { useShopForm } from '@klarsikt/forms'
import { FieldForm } from '@klarsikt/page-kit/form'
import { pageStyles as styles } from '@klarsikt/page-kit/frame'
import { isUnderMaintenance, type UnderMaintenance } from '@klarsikt/page-kit/session'
import { AccountPage } from '../../layout/account-page.js'
import { Maintenance } from '../../layout/maintenance.js'
import { type SignUpData } from './load-sign-up.js'
import { readSignUp, SIGN_UP_FIELDS } from './sign-up-form.js'
import { type SignUpAnswer } from './sign-up.js'

interface SignUpPageProps {
  readonly data: SignUpData | UnderMaintenance
  readonly answer: SignUpAnswer | undefined
}

/** Lists the levels with their prices for the customer to choose one. The agreement follows on the next page. */
export function SignUpPage({ data, answer }: SignUpPageProps) {
  const title = accountPageMessages.subscriptionGlassesSignUp()
  return (
    <AccountPage
      section="account-subscriptions"
      title={title}
      trail={[
        { label: accountPageMessages.subscriptions(), href: href('account-subscriptions') },
        { label: title, href: href('account-subscription-glasses-sign-up') },
      ]}
    >
      {isUnderMaintenance(data) ? <Maintenance /> : <SignUpForm data={data} answer={answer} />}
    </AccountPage>
  )
}

interface SignUpFormProps {
  readonly data: SignUpData
  readonly answer: SignUpAnswer | undefined
}

function SignUpForm({ data: { level }, answer }: SignUpFormProps) {
  const form = useShopForm({ id: 'sign-up', fields: SIGN_UP_FIELDS, lastResult: answer?.form, read: readSignUp })
  const typed = SUBSCRIPTION_LEVELS.find((one) => one === form.field('level').defaultValue)
  const chosen = typed ?? level
  return (
    <>
      <p className="ks-text-muted">{glassesSubscriptionPageMessages.signUpIntro()}</p>
      <FieldForm form={form} button={glassesSubscriptionPageMessages.signUpButton()}>
        <RadioGroup
          {...form.secret('level')}
          legend={glassesSubscriptionPageMessages.signUpLevel()}
          cards
          options={SUBSCRIPTION_LEVELS.map((value) => ({
            value,
            label: SUBSCRIPTION_LEVEL_MESSAGES[value](),
            detail: glassesSubscriptionPageMessages.signUpDetail({
              price: formatOre(LEVEL_TERMS[value].monthlyPrice),
              amount: formatOre(LEVEL_TERMS[value].exchangeAmount),
            }),
          }))}
          {...(chosen && { defaultValue: chosen })}
          required
        />
        <p className="ks-text-muted">
          {glassesSubscriptionPageMessages.signUpBinding({
            months: BINDING_MONTHS,
            days: NOTICE_DAYS,
            price: formatOre(multiply(LEVEL_TERMS.base.monthlyPrice, BINDING_MONTHS)),
          })}
        </p>
      </FieldForm>
      <p className={styles.actions}>
        {glassesSubscriptionPageMessages.signUpConnect()}{' '}
        <Link href={href('account-subscription-connect-lifestyle')}>
          {glassesSubscriptionPageMessages.connectTitle()}
        </Link>
      </p>
    </>
  )
}

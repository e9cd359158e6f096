import { CART_LINE_MAXIMUM } from '@klarsikt/core/cart'
import { isBuyable } from '@klarsikt/core/catalogue'
import * as accountPageMessages from '@klarsikt/core/messages/account-page'
import * as accountSubscriptionMessages from '@klarsikt/core/messages/account-subscription'
import { formatPrice } from '@klarsikt/core/money'
import { href } from '@klarsikt/core/paths'
import { EYES } from '@klarsikt/core/prescription'
import { Button } from '@klarsikt/design-system/button'
import { Select } from '@klarsikt/design-system/select'
import { TextField } from '@klarsikt/design-system/text-field'
import { FormFailure, useFocusWrong } from '@klarsikt/page-kit/form'
import { pageStyles as styles } from '@klarsikt/page-kit/frame'
import { isUnderMaintenance, type UnderMaintenance } from '@klarsikt/page-kit/session'
import { Form, useNavigation } from 'react-router'
import { AccountPage } from '../../layout/account-page.js'
import { MaintenancePage } from '../../layout/maintenance-page.js'
import { type AddLensAnswer } from './add-lens.js'
import { lensTrail } from './lens-trail.js'
import { type AddLensData } from './load-lens-products.js'

const LEGENDS = { right: accountSubscriptionMessages.rightEye, left: accountSubscriptionMessages.leftEye } as const

interface AddLensPageProps {
  readonly data: AddLensData | UnderMaintenance
  readonly answer: AddLensAnswer | undefined
}

/** Asks for the strength and the number of boxes for each eye, and adds the lenses to a subscription [ROUTE-012]. */
export function AddLensPage({ data, answer }: AddLensPageProps) {
  const { state } = useNavigation()
  const said = state === 'idle' ? answer : undefined
  const form = useFocusWrong<HTMLFormElement>(said)
  if (isUnderMaintenance(data)) return <MaintenancePage title={accountPageMessages.subscriptionLensAddProduct()} />
  const { subscriptionId, article } = data
  const title = `${article.brand} ${article.name}`
  const params = { subscriptionId, articleId: String(article.id) }
  const trail = lensTrail(subscriptionId, {
    label: title,
    href: href('account-subscription-lens-add-product', params),
  })
  const options = article.skus.filter(({ status }) => isBuyable(status)).map(({ id, label }) => ({ value: id, label }))
  return (
    <AccountPage section="account-subscriptions" title={title} trail={trail}>
      <p>{accountSubscriptionMessages.perPiece({ price: formatPrice(article.price.subscription.amount) })}</p>
      <FormFailure text={said?.message} />
      <Form ref={form} method="post" className={styles.form}>
        <input type="hidden" name="subscriptionId" value={subscriptionId} />
        {EYES.map((eye) => (
          <fieldset key={eye} className={styles.group}>
            <legend className={styles.legend}>{LEGENDS[eye]()}</legend>
            <Select
              name={`${eye}Sku`}
              label={accountSubscriptionMessages.strength()}
              placeholder={accountSubscriptionMessages.noneForEye()}
              options={options}
              defaultValue={answer?.typed[`${eye}Sku`] ?? ''}
              error={said?.fields[`${eye}Sku`]}
            />
            <TextField
              type="number"
              inputMode="numeric"
              name={`${eye}Quantity`}
              label={accountSubscriptionMessages.quantity()}
              min={1}
              max={CART_LINE_MAXIMUM}
              defaultValue={answer?.typed[`${eye}Quantity`] ?? '1'}
              error={said?.fields[`${eye}Quantity`]}
            />
          </fieldset>
        ))}
        <div>
          <Button type="submit" loading={state !== 'idle'}>
            {accountSubscriptionMessages.add()}
          </Button>
        </div>
      </Form>
    </AccountPage>
  )
}

import type { StoreGlassesSubscription } from '@klarsikt/contract/shop/types'
import { dayText } from '@klarsikt/core/calendar'
import { LEVEL_TERMS, SUBSCRIPTION_LEVEL_MESSAGES, SUBSCRIPTION_LEVELS } from '@klarsikt/core/glasses-subscription'
import * as glassesSubscriptionPageMessages from '@klarsikt/core/messages/glasses-subscription-page'
import * as glassesSubscriptionStaffMessages from '@klarsikt/core/messages/glasses-subscription-staff'
import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { formatOre } from '@klarsikt/core/money'
import { RadioGroup } from '@klarsikt/design-system/radio-group'
import { GlassesSubscriptionBadge } from '@klarsikt/design-system/status-badge'
import { TextField } from '@klarsikt/design-system/text-field'
import { useShopForm } from '@klarsikt/forms'
import { useMay } from '@klarsikt/page-kit/access'
import { FieldForm, Notice, SmallForm } from '@klarsikt/page-kit/form'
import { pageStyles as styles } from '@klarsikt/page-kit/frame'
import { useNavigation } from 'react-router'
import { StaffPage } from '../../layout/staff-page.js'
import { type StaffGlassesSubscriptionsAnswer } from './change-staff-glasses-subscriptions.js'
import { type StaffGlassesSubscriptionsData } from './load-staff-glasses-subscriptions.js'
import { readStoreGlassesSubscription, STORE_GLASSES_SUBSCRIPTION_FIELDS } from './store-glasses-subscription-form.js'

interface StaffGlassesSubscriptionsPageProps {
  readonly data: StaffGlassesSubscriptionsData
  readonly answer: StaffGlassesSubscriptionsAnswer | undefined
}

/**
 * Lets a store create a subscription for a customer, lists those it has created, and switches the maintenance
 * [ERR-022].
 */
export function StaffGlassesSubscriptionsPage({
  data: { subscriptions, underMaintenance },
  answer,
}: StaffGlassesSubscriptionsPageProps) {
  const { state } = useNavigation()
  const said = state === 'idle' ? answer : undefined
  const may = useMay()
  return (
    <StaffPage section="staff-glasses-subscriptions" title={staffPageMessages.glassesSubscriptions()}>
      {said?.step === 'made' && (
        <Notice tone="success">{glassesSubscriptionStaffMessages.made({ id: said.id })}</Notice>
      )}
      {said?.step === 'failed' && <Notice tone="error">{said.message}</Notice>}
      {may('glasses-subscription.create') && (
        <section className={styles.block} aria-labelledby="staff-glasses-subscriptions-make">
          <h2 id="staff-glasses-subscriptions-make">{glassesSubscriptionStaffMessages.make()}</h2>
          {/* A new key empties the form after a subscription was created. */}
          <MakeForm key={answer?.step === 'made' ? answer.id : 'new'} answer={answer} />
        </section>
      )}
      <section className={styles.block} aria-labelledby="staff-glasses-subscriptions-list">
        <h2 id="staff-glasses-subscriptions-list">{glassesSubscriptionStaffMessages.list()}</h2>
        {subscriptions.length === 0 ? (
          <p>{glassesSubscriptionStaffMessages.empty()}</p>
        ) : (
          <ul className={styles.list}>
            {subscriptions.map((one) => (
              <GlassesSubscriptionRow key={one.id} {...one} />
            ))}
          </ul>
        )}
      </section>
      <section className={styles.block} aria-labelledby="staff-glasses-subscriptions-maintenance">
        <h2 id="staff-glasses-subscriptions-maintenance">{glassesSubscriptionStaffMessages.maintenance()}</h2>
        <p role="status">
          {underMaintenance
            ? glassesSubscriptionStaffMessages.maintenanceOn()
            : glassesSubscriptionStaffMessages.maintenanceOff()}
        </p>
        {may('subscription-platform.switch') && (
          <SmallForm
            intent="switch"
            fields={{ close: underMaintenance ? 'no' : 'yes' }}
            variant="secondary"
            action={
              underMaintenance ? glassesSubscriptionStaffMessages.open() : glassesSubscriptionStaffMessages.close()
            }
          />
        )}
      </section>
    </StaffPage>
  )
}

function MakeForm({ answer }: { readonly answer: StaffGlassesSubscriptionsAnswer | undefined }) {
  const form = useShopForm({
    id: 'staff-glasses-subscriptions',
    fields: STORE_GLASSES_SUBSCRIPTION_FIELDS,
    lastResult: answer?.step === 'form' ? answer.form : undefined,
    read: readStoreGlassesSubscription,
  })
  const chosen = SUBSCRIPTION_LEVELS.find((level) => level === form.field('level').defaultValue)
  return (
    <FieldForm form={form} intent="make" button={glassesSubscriptionStaffMessages.button()}>
      <p className="ks-text-muted">{glassesSubscriptionStaffMessages.makeIntro()}</p>
      <TextField
        {...form.secret('personalNumber')}
        label={glassesSubscriptionStaffMessages.personalNumber()}
        hint={glassesSubscriptionStaffMessages.personalNumberHint()}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <RadioGroup
        {...form.secret('level')}
        legend={glassesSubscriptionPageMessages.signUpLevel()}
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
    </FieldForm>
  )
}

function GlassesSubscriptionRow({ id, status, levelName, createdOn, isConnected }: StoreGlassesSubscription) {
  const connection = isConnected
    ? glassesSubscriptionStaffMessages.connected()
    : status !== 'Terminated' && glassesSubscriptionStaffMessages.notConnected()
  return (
    <li className={styles.row}>
      <span className={styles.facts}>
        <span className={styles.name}>
          {glassesSubscriptionPageMessages.title({ level: levelName })} {id}
        </span>
        <span className="ks-text-muted">{glassesSubscriptionStaffMessages.createdOn({ day: dayText(createdOn) })}</span>
        {connection && <span className="ks-text-muted">{connection}</span>}
      </span>
      <GlassesSubscriptionBadge status={status} />
    </li>
  )
}

import type { StoreLifestyle } from '@klarsikt/contract/shop/types'
import { dayText } from '@klarsikt/core/calendar'
import { LEVEL_TERMS, SUBSCRIPTION_LEVEL_MESSAGES, SUBSCRIPTION_LEVELS } from '@klarsikt/core/glasses-subscription'
import * as lifestylePageMessages from '@klarsikt/core/messages/lifestyle-page'
import * as lifestyleStaffMessages from '@klarsikt/core/messages/lifestyle-staff'
import * as staffPageMessages from '@klarsikt/core/messages/staff-page'
import { formatOre } from '@klarsikt/core/money'
import { RadioGroup } from '@klarsikt/design-system/radio-group'
import { LifestyleBadge } from '@klarsikt/design-system/status-badge'
import { TextField } from '@klarsikt/design-system/text-field'
import { useShopForm } from '@klarsikt/forms'
import { useMay } from '@klarsikt/page-kit/access'
import { FieldForm, Notice, SmallForm } from '@klarsikt/page-kit/form'
import { pageStyles as styles } from '@klarsikt/page-kit/frame'
import { useNavigation } from 'react-router'
import { StaffPage } from '../../layout/staff-page.js'
import { type StaffLifestyleAnswer } from './change-staff-lifestyle.js'
import { type StaffLifestyleData } from './load-staff-lifestyle.js'
import { readStoreLifestyle, STORE_LIFESTYLE_FIELDS } from './store-lifestyle-form.js'

interface StaffLifestylePageProps {
  readonly data: StaffLifestyleData
  readonly answer: StaffLifestyleAnswer | undefined
}

/**
 * Lets a store create a subscription for a customer, lists those it has created, and switches the maintenance
 * [ERR-022].
 */
export function StaffLifestylePage({ data: { subscriptions, underMaintenance }, answer }: StaffLifestylePageProps) {
  const { state } = useNavigation()
  const said = state === 'idle' ? answer : undefined
  const may = useMay()
  return (
    <StaffPage section="staff-lifestyle" title={staffPageMessages.lifestyle()}>
      {said?.step === 'made' && <Notice tone="success">{lifestyleStaffMessages.made({ id: said.id })}</Notice>}
      {said?.step === 'failed' && <Notice tone="error">{said.message}</Notice>}
      {may('glasses-subscription.create') && (
        <section className={styles.block} aria-labelledby="staff-lifestyle-make">
          <h2 id="staff-lifestyle-make">{lifestyleStaffMessages.make()}</h2>
          {/* A new key empties the form after a subscription was created. */}
          <MakeForm key={answer?.step === 'made' ? answer.id : 'new'} answer={answer} />
        </section>
      )}
      <section className={styles.block} aria-labelledby="staff-lifestyle-list">
        <h2 id="staff-lifestyle-list">{lifestyleStaffMessages.list()}</h2>
        {subscriptions.length === 0 ? (
          <p>{lifestyleStaffMessages.empty()}</p>
        ) : (
          <ul className={styles.list}>
            {subscriptions.map((one) => (
              <Row key={one.id} {...one} />
            ))}
          </ul>
        )}
      </section>
      <section className={styles.block} aria-labelledby="staff-lifestyle-maintenance">
        <h2 id="staff-lifestyle-maintenance">{lifestyleStaffMessages.maintenance()}</h2>
        <p role="status">
          {underMaintenance ? lifestyleStaffMessages.maintenanceOn() : lifestyleStaffMessages.maintenanceOff()}
        </p>
        {may('subscription-platform.switch') && (
          <SmallForm
            intent="switch"
            fields={{ close: underMaintenance ? 'no' : 'yes' }}
            variant="secondary"
            action={underMaintenance ? lifestyleStaffMessages.open() : lifestyleStaffMessages.close()}
          />
        )}
      </section>
    </StaffPage>
  )
}

function MakeForm({ answer }: { readonly answer: StaffLifestyleAnswer | undefined }) {
  const form = useShopForm({
    id: 'staff-lifestyle',
    fields: STORE_LIFESTYLE_FIELDS,
    lastResult: answer?.step === 'form' ? answer.form : undefined,
    read: readStoreLifestyle,
  })
  const chosen = SUBSCRIPTION_LEVELS.find((level) => level === form.field('level').defaultValue)
  return (
    <FieldForm form={form} intent="make" button={lifestyleStaffMessages.button()}>
      <p className="ks-text-muted">{lifestyleStaffMessages.makeIntro()}</p>
      <TextField
        {...form.secret('personalNumber')}
        label={lifestyleStaffMessages.personalNumber()}
        hint={lifestyleStaffMessages.personalNumberHint()}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <RadioGroup
        {...form.secret('level')}
        legend={lifestylePageMessages.signUpLevel()}
        options={SUBSCRIPTION_LEVELS.map((value) => ({
          value,
          label: SUBSCRIPTION_LEVEL_MESSAGES[value](),
          detail: lifestylePageMessages.signUpDetail({
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

function Row({ id, status, levelName, createdOn, isConnected }: StoreLifestyle) {
  const connection = isConnected
    ? lifestyleStaffMessages.connected()
    : status !== 'Terminated' && lifestyleStaffMessages.notConnected()
  return (
    <li className={styles.row}>
      <span className={styles.facts}>
        <span className={styles.name}>
          {lifestylePageMessages.title({ level: levelName })} {id}
        </span>
        <span className="ks-text-muted">{lifestyleStaffMessages.createdOn({ day: dayText(createdOn) })}</span>
        {connection && <span className="ks-text-muted">{connection}</span>}
      </span>
      <LifestyleBadge status={status} />
    </li>
  )
}

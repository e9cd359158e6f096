import type { CustomerClaims } from '@klarsikt/contract/shop/types'
import { BOOKING_NOTE_MAXIMUM } from '@klarsikt/core/booking'
import { dayText } from '@klarsikt/core/calendar'
import * as claimMessages from '@klarsikt/core/messages/claim'
import { Select } from '@klarsikt/design-system/select'
import { TextArea, TextField } from '@klarsikt/design-system/text-field'
import { type FormResult, useShopForm } from '@klarsikt/forms'
import { FieldForm } from '@klarsikt/page-kit/form'
import { CLAIM_FIELDS, readClaim } from './claim-forms.js'

interface ClaimFormProps {
  readonly covered: CustomerClaims['covered']
  readonly result: FormResult | undefined
}

/** Asks which glasses were damaged, when, and how. */
export function ClaimForm({ covered, result }: ClaimFormProps) {
  const form = useShopForm({ id: 'claim', fields: CLAIM_FIELDS, lastResult: result, read: readClaim })
  const item = form.field('item')
  const only = covered.length === 1 ? covered[0]?.id : undefined
  return (
    <FieldForm form={form} intent="claim" button={claimMessages.send()}>
      <Select
        {...item}
        defaultValue={item.defaultValue ?? only ?? ''}
        label={claimMessages.item()}
        placeholder={claimMessages.itemChoose()}
        options={covered.map(({ id, name, orderNumber, until }) => ({
          value: id,
          label: claimMessages.itemOption({ name, orderNumber, until: dayText(until) }),
        }))}
        required
      />
      <TextField {...form.field('happenedOn')} type="date" label={claimMessages.happenedOn()} required />
      <TextArea
        {...form.field('text')}
        label={claimMessages.text()}
        hint={claimMessages.textHint()}
        countTo={BOOKING_NOTE_MAXIMUM}
        rows={4}
        required
      />
    </FieldForm>
  )
}

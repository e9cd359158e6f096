import {
  isReferenceType,
  isRequisitionType,
  REFERENCE_TYPE_MESSAGES,
  REFERENCE_TYPES,
  REQUISITION_DAYS,
  REQUISITION_TYPES,
} from '@klarsikt/core/b2b'
import * as bookingMessages from '@klarsikt/core/messages/booking'
import * as wizardMessages from '@klarsikt/core/messages/booking-wizard'
import { RadioCards, RadioGroup } from '@klarsikt/design-system/radio-group'
import { TextField } from '@klarsikt/design-system/text-field'
import type { CompanyField } from '../details/typed-details.js'
import { REQUISITION_MESSAGES, REQUISITION_PAY_MESSAGES } from './requisition-texts.js'
import styles from '../layout/booking.module.css'

interface CompanyFieldsProps {
  /** What a field is called, what stands in it and what is wrong with that. */
  readonly field: (name: CompanyField) => {
    readonly id: string
    readonly name: string
    readonly error: string | undefined
    readonly defaultValue: string | undefined
  }
}

/** Which company pays, how, and what it knows the invoice by. */
export function CompanyFields({ field }: CompanyFieldsProps) {
  const { defaultValue: reference = '', ...referenceType } = field('referenceType')
  return (
    <>
      <TextField {...field('companyName')} label={wizardMessages.companyName()} autoComplete="organization" required />
      <TextField
        {...field('organisationNumber')}
        label={wizardMessages.companyOrganisationNumber()}
        hint={wizardMessages.companyOrganisationNumberHint()}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <RequisitionFields field={field} />
      <RadioGroup
        {...referenceType}
        legend={wizardMessages.companyReferenceType()}
        options={REFERENCE_TYPES.map((value) => ({ value, label: REFERENCE_TYPE_MESSAGES[value]() }))}
        required
        {...(isReferenceType(reference) && { defaultValue: reference })}
      />
      <TextField
        {...field('reference')}
        label={bookingMessages.reference()}
        hint={wizardMessages.companyReferenceHint()}
        autoComplete="off"
        required
      />
    </>
  )
}

/** How the company pays; the manager is asked for where one approves. */
function RequisitionFields({ field }: CompanyFieldsProps) {
  const { defaultValue: requisition = '', ...requisitionType } = field('requisitionType')
  return (
    <div className={styles.requisition}>
      <RadioCards
        {...requisitionType}
        legend={wizardMessages.detailsRequisition()}
        options={REQUISITION_TYPES.map((value) => ({
          value,
          label: REQUISITION_MESSAGES[value](),
          detail: REQUISITION_PAY_MESSAGES[value](),
        }))}
        required
        {...(isRequisitionType(requisition) && { defaultValue: requisition })}
      />
      <div className={styles.whenElectronic}>
        <TextField
          {...field('managerEmail')}
          type="email"
          label={wizardMessages.detailsManagerEmail()}
          hint={wizardMessages.companyManagerHint({ days: REQUISITION_DAYS })}
          autoComplete="off"
        />
      </div>
    </div>
  )
}

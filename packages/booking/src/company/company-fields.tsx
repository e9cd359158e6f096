import { isReferenceType, REFERENCE_TYPE_MESSAGES, REFERENCE_TYPES, type ReferenceRule } from '@klarsikt/core/company'
import * as bookingMessages from '@klarsikt/core/messages/booking'
import * as wizardMessages from '@klarsikt/core/messages/booking-wizard'
import { isRequisitionType, REQUISITION_DAYS, REQUISITION_TYPES } from '@klarsikt/core/requisition'
import { RadioCards, RadioGroup } from '@klarsikt/design-system/radio-group'
import { TextField } from '@klarsikt/design-system/text-field'
import { type CompanyField } from '../details/typed-details.js'
import { REQUISITION_MESSAGES, REQUISITION_PAY_MESSAGES } from './requisition-texts.js'
import styles from '../layout/booking.module.css'

interface CompanyFieldsProps {
  /** Returns the id, name, value and problem of a field. */
  readonly field: (name: CompanyField) => {
    readonly id: string
    readonly name: string
    readonly error: string | undefined
    readonly defaultValue: string | undefined
  }
  /**
   * How the company's agreement says that references are written. Null without an agreement, or before it is looked up.
   */
  readonly rule?: ReferenceRule | null
}

/** Asks which company pays, how it pays, and which reference it wants on the invoice. */
export function CompanyFields({ field, rule = null }: CompanyFieldsProps) {
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
      <ReferenceFields field={field} rule={rule} />
    </>
  )
}

/** Asks for the reference on the invoice. Under an agreement, its rule replaces the choice of the kind of reference. */
function ReferenceFields({ field, rule }: Required<CompanyFieldsProps>) {
  const { defaultValue: chosen = '', ...referenceType } = field('referenceType')
  return (
    <>
      <input type="hidden" name="referenceFormat" value={rule?.format ?? ''} />
      {rule === null ? (
        <RadioGroup
          {...referenceType}
          legend={wizardMessages.companyReferenceType()}
          options={REFERENCE_TYPES.map((value) => ({ value, label: REFERENCE_TYPE_MESSAGES[value]() }))}
          required
          {...(isReferenceType(chosen) && { defaultValue: chosen })}
        />
      ) : (
        <input type="hidden" name="referenceType" value={rule.type} />
      )}
      <p role="status" className="ks-text-small" hidden={rule === null}>
        {rule !== null && agreedText(rule)}
      </p>
      <TextField
        {...field('reference')}
        label={rule === null ? bookingMessages.reference() : REFERENCE_TYPE_MESSAGES[rule.type]()}
        hint={wizardMessages.companyReferenceHint()}
        autoComplete="off"
        required
      />
    </>
  )
}

function agreedText({ format }: ReferenceRule): string {
  const agreed = wizardMessages.companyAgreed()
  return format === '' ? agreed : `${agreed} ${wizardMessages.companyAgreedFormat({ format })}`
}

/** Asks how the company pays, and for the manager's address where a manager has to approve. */
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

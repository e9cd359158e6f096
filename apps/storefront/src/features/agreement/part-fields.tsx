import {
  BOX_TICKED,
  FRAME_LEVELS,
  FRAME_MODELS,
  type FrameLevel,
  GLASS_LEVELS,
  type GlassLevel,
  LEVEL_MESSAGES,
  PROTECTIVE_CLASSES,
  PROTECTIVE_MESSAGES,
} from '@klarsikt/core/agreement'
import { REFERENCE_TYPE_MESSAGES, REFERENCE_TYPES } from '@klarsikt/core/company'
import * as agreementMessages from '@klarsikt/core/messages/agreement'
import * as authMessages from '@klarsikt/core/messages/auth'
import * as companyMessages from '@klarsikt/core/messages/company'
import * as fieldMessages from '@klarsikt/core/messages/field'
import { Alert } from '@klarsikt/design-system/alert'
import { Checkbox } from '@klarsikt/design-system/checkbox'
import { RadioCards, RadioGroup } from '@klarsikt/design-system/radio-group'
import { TextField } from '@klarsikt/design-system/text-field'
import type { FieldOf } from './part-form.js'
import styles from './agreement-wizard.module.css'

/**
 * Asks for the company's number. It asks for name and address only where the register does not answer (decision H4).
 */
export function OrganisationFields({
  field,
  typesCompany,
}: {
  readonly field: FieldOf<'organisation'>
  readonly typesCompany: boolean
}) {
  return (
    <>
      <TextField
        {...field('orgNumber')}
        label={fieldMessages.orgNumber()}
        hint={agreementMessages.orgNumberHint()}
        autoComplete="off"
        required
      />
      {typesCompany && (
        <>
          <Alert title={agreementMessages.companyTypedHeading()}>{agreementMessages.companyTypedHint()}</Alert>
          <TextField {...field('name')} label={agreementMessages.companyName()} autoComplete="organization" required />
          <AddressFields field={field} />
        </>
      )}
    </>
  )
}

export function ContactFields({ field }: { readonly field: FieldOf<'contact'> }) {
  return (
    <>
      <NameFields field={field} />
      <TextField {...field('email')} type="email" label={authMessages.email()} autoComplete="email" required />
      <TextField {...field('mobile')} type="tel" label={fieldMessages.mobile()} autoComplete="tel" required />
    </>
  )
}

export function SignatoryFields({ field }: { readonly field: FieldOf<'signatory'> }) {
  return (
    <>
      <p className="ks-text-muted">{agreementMessages.signatoryHint()}</p>
      <NameFields field={field} />
      <TextField
        {...field('title')}
        label={agreementMessages.titleLabel()}
        hint={agreementMessages.titleHint()}
        autoComplete="organization-title"
        required
      />
      <TextField
        {...field('email')}
        type="email"
        label={authMessages.email()}
        hint={agreementMessages.signatoryEmailHint()}
        autoComplete="email"
        required
      />
    </>
  )
}

export function InvoiceFields({ field }: { readonly field: FieldOf<'invoice'> }) {
  const { defaultValue, ...type } = field('referenceType')
  const chosen = REFERENCE_TYPES.find((one) => one === defaultValue)
  return (
    <>
      <AddressFields field={field} />
      <RadioGroup
        {...type}
        legend={agreementMessages.referenceLegend()}
        hint={agreementMessages.referenceHint()}
        options={REFERENCE_TYPES.map((value) => ({ value, label: REFERENCE_TYPE_MESSAGES[value]() }))}
        required
        {...(chosen && { defaultValue: chosen })}
      />
      <TextField
        {...field('referenceFormat')}
        label={companyMessages.referenceFormat()}
        hint={agreementMessages.referenceFormatHint()}
        autoComplete="off"
        optional
      />
      <TextField
        {...field('eInvoiceId')}
        label={agreementMessages.eInvoiceIdLabel()}
        hint={agreementMessages.eInvoiceIdHint()}
        autoComplete="off"
        optional
      />
    </>
  )
}

const GLASS_DETAILS: Readonly<Record<GlassLevel, () => string>> = {
  basic: agreementMessages.glassLevelBasic,
  plus: agreementMessages.glassLevelPlus,
  premium: agreementMessages.glassLevelPremium,
}
const FRAME_DETAILS: Readonly<Record<FrameLevel, () => string>> = {
  basic: agreementMessages.frameLevelBasic,
  standard: agreementMessages.frameLevelStandard,
  premium: agreementMessages.frameLevelPremium,
}

export function GlassesFields({ field }: { readonly field: FieldOf<'glasses'> }) {
  const { defaultValue: glass, ...glassLevel } = field('glassLevel')
  const { defaultValue: frame, ...frameLevel } = field('frameLevel')
  const { defaultValue: photochromic, ...box } = field('photochromic')
  const chosenGlass = GLASS_LEVELS.find((one) => one === glass)
  const chosenFrame = FRAME_LEVELS.find((one) => one === frame)
  return (
    <>
      <RadioCards
        {...glassLevel}
        legend={agreementMessages.glassLevel()}
        options={GLASS_LEVELS.map((value) => ({
          value,
          label: LEVEL_MESSAGES[value](),
          detail: GLASS_DETAILS[value](),
        }))}
        required
        {...(chosenGlass && { defaultValue: chosenGlass })}
      />
      <RadioCards
        {...frameLevel}
        legend={agreementMessages.frameLevel()}
        options={FRAME_LEVELS.map((value) => ({
          value,
          label: LEVEL_MESSAGES[value](),
          detail: FRAME_DETAILS[value](),
        }))}
        required
        {...(chosenFrame && { defaultValue: chosenFrame })}
      />
      <TextField
        {...field('frameModels')}
        label={agreementMessages.frameModels()}
        hint={agreementMessages.frameModelsHint(FRAME_MODELS)}
        inputMode="numeric"
        autoComplete="off"
        required
      />
      <Checkbox
        {...box}
        value={BOX_TICKED}
        defaultChecked={photochromic === BOX_TICKED}
        label={agreementMessages.photochromic()}
        hint={agreementMessages.photochromicHint()}
      />
    </>
  )
}

export function ProtectiveFields({ field }: { readonly field: FieldOf<'protective'> }) {
  const { id, error, defaultValue } = field('classes')
  const chosen = [defaultValue ?? ''].flat().join(',').split(',')
  return (
    <>
      <fieldset className={styles.group} id={id} aria-describedby={`${id}-hint`}>
        <legend className={styles.legend}>{agreementMessages.protectiveClasses()}</legend>
        <p id={`${id}-hint`} className="ks-text-muted">
          {agreementMessages.protectiveHint()}
        </p>
        {PROTECTIVE_CLASSES.map((value) => (
          <Checkbox
            key={value}
            name="classes"
            value={value}
            defaultChecked={chosen.includes(value)}
            label={PROTECTIVE_MESSAGES[value]()}
            error={error}
          />
        ))}
      </fieldset>
      <TextField
        {...field('pdfEmail')}
        type="email"
        label={agreementMessages.pdfEmail()}
        hint={agreementMessages.pdfEmailHint()}
        autoComplete="email"
        required
      />
    </>
  )
}

function NameFields({ field }: { readonly field: FieldOf<'contact'> | FieldOf<'signatory'> }) {
  return (
    <div className={styles.pair}>
      <TextField {...field('firstName')} label={fieldMessages.firstName()} autoComplete="given-name" required />
      <TextField {...field('lastName')} label={fieldMessages.lastName()} autoComplete="family-name" required />
    </div>
  )
}

function AddressFields({ field }: { readonly field: FieldOf<'invoice'> | FieldOf<'organisation'> }) {
  return (
    <>
      <TextField {...field('street')} label={fieldMessages.street()} autoComplete="billing street-address" required />
      <div className={styles.pair}>
        <TextField
          {...field('postalCode')}
          label={fieldMessages.postalCode()}
          inputMode="numeric"
          autoComplete="billing postal-code"
          required
        />
        <TextField {...field('city')} label={fieldMessages.city()} autoComplete="billing address-level2" required />
      </div>
    </>
  )
}

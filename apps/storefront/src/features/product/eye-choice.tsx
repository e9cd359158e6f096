import * as prescriptionMessages from '@klarsikt/core/messages/prescription'
import * as productCardMessages from '@klarsikt/core/messages/product-card'
import * as quantityMessages from '@klarsikt/core/messages/quantity'
import {
  CONTACT_LENS_FIELDS,
  type ContactLensChoice,
  contactLensChoices,
  type ContactLensField,
  type ContactLensPrescription,
  formatLensPower,
} from '@klarsikt/core/prescription'
import { NumberStepper } from '@klarsikt/design-system/number-stepper'
import { Select } from '@klarsikt/design-system/select'
import styles from './product-page.module.css'

const LABELS: Readonly<Record<ContactLensField, string>> = {
  power: prescriptionMessages.power(),
  baseCurve: prescriptionMessages.baseCurve(),
  diameter: prescriptionMessages.diameter(),
  cylinder: prescriptionMessages.cylinder(),
  axis: prescriptionMessages.axis(),
  addition: prescriptionMessages.addition(),
}

const OUT_OF_STOCK = productCardMessages.outOfStock().toLocaleLowerCase('sv')

/** Names the values that have to be chosen for these lenses, for example `styrka och radie (BC)`. */
export function chosenByHand(lenses: readonly ContactLensPrescription[]): string {
  const all = contactLensChoices(lenses, {})
  const names = CONTACT_LENS_FIELDS.filter((field) => all[field].length > 1).map((field) =>
    withSmallLetter(LABELS[field]),
  )
  return new Intl.ListFormat('sv', { type: 'conjunction' }).format(
    names.length > 0 ? names : [withSmallLetter(LABELS.power)],
  )
}

function withSmallLetter(label: string): string {
  return label.charAt(0).toLocaleLowerCase('sv') + label.slice(1)
}

interface EyeChoiceProps {
  readonly title: string
  readonly lenses: readonly ContactLensPrescription[]
  /** Existing lenses that are out of stock. Their values are shown, but cannot be chosen. */
  readonly soldOut?: readonly ContactLensPrescription[]
  readonly chosen: ContactLensChoice
  readonly quantity: number
  readonly maximum: number
  readonly onChange: (change: { readonly chosen?: ContactLensChoice; readonly quantity?: number }) => void
}

/**
 * Asks for the values of one eye. Each list holds the values that are possible with the others. A value that all lenses
 * share is shown as text.
 */
export function EyeChoice({ title, lenses, soldOut = [], chosen, quantity, maximum, onChange }: EyeChoiceProps) {
  const possible = contactLensChoices(lenses, chosen)
  const made = contactLensChoices([...lenses, ...soldOut], chosen)
  const all = contactLensChoices([...lenses, ...soldOut], {})
  const offered = CONTACT_LENS_FIELDS.filter((field) => all[field].length > 0)
  const given = offered.filter((field) => all[field].length === 1)
  return (
    <fieldset className={styles.eye}>
      <legend>{title}</legend>
      <div className={styles.fields}>
        {offered
          .filter((field) => all[field].length > 1)
          .map((field) => (
            <Select
              key={field}
              label={LABELS[field]}
              value={chosen[field] ?? ''}
              onChange={(event) => onChange({ chosen: { ...chosen, [field]: event.target.value || null } })}
              options={made[field].map((value) => {
                const isThere = possible[field].includes(value)
                const label = shown(field, value)
                return { value, label: isThere ? label : `${label} – ${OUT_OF_STOCK}`, disabled: !isThere }
              })}
            />
          ))}
      </div>
      {given.length > 0 && (
        <dl className={styles.given}>
          {given.map((field) => (
            <div key={field}>
              <dt>{LABELS[field]}</dt>
              <dd>{shown(field, all[field][0] ?? '')}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="ks-cluster">
        <span>{quantityMessages.quantity()}</span>
        <NumberStepper
          label={title}
          value={quantity}
          maximum={maximum}
          onChange={(next) => onChange({ quantity: next })}
        />
      </div>
    </fieldset>
  )
}

/** Formats a value: strengths with their sign, and other values with a decimal comma. */
function shown(field: ContactLensField, value: string): string {
  return field === 'power' || field === 'cylinder' || field === 'addition'
    ? formatLensPower(value)
    : value.replace('.', ',')
}

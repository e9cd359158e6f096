'use client'
import * as prescriptionMessages from '@klarsikt/core/messages/prescription'
import * as prescriptionFormMessages from '@klarsikt/core/messages/prescription-form'
import { type Eye, EYE_VALUES, type EyeValue, type GlassesField, minusFormText } from '@klarsikt/core/prescription'
import { PlusMinusIcon } from '../../icons/action.js'
import { cx } from '../../lib/cx.js'
import { useText } from '../../locale/locale.js'
import { Field } from '../../primitives/field/field.js'
import { flipSign, hasCylinder, isSigned, type PrescriptionState } from './use-prescription.js'
import styles from './prescription-form.module.css'

const EXAMPLES: Readonly<Record<EyeValue, string>> = {
  Sphere: '−1,25',
  Cylinder: '−0,50',
  Axis: '90',
  Addition: '+2,00',
  PupillaryDistance: '31,5',
}
const UNITS: Partial<Readonly<Record<EyeValue, string>>> = { Axis: '°', PupillaryDistance: 'mm' }

export interface EyeFieldsProps {
  readonly eye: Eye
  readonly name: string
  /** `OD` or `OS`, as on the paper. */
  readonly latin: string
  readonly form: PrescriptionState
  readonly idOf: (field: GlassesField) => string
  readonly errorOf: (field: GlassesField) => string | undefined
  readonly withAddition: boolean
}

/** The values of one eye. */
export function EyeFields({ eye, name, latin, form, idOf, errorOf, withAddition }: EyeFieldsProps) {
  const labels = useLabels()
  const values = EYE_VALUES.filter(
    (value) => (withAddition || value !== 'Addition') && !(form.together && value === 'PupillaryDistance'),
  )
  return (
    <fieldset>
      <legend className={styles.legend}>
        {name} <span className={styles.latin}>{latin}</span>
      </legend>
      <div className={styles.fields}>
        {values.map((value) => (
          <EyeField
            key={value}
            field={`${eye}${value}`}
            value={value}
            label={labels[value]}
            eyeName={name}
            form={form}
            id={idOf(`${eye}${value}`)}
            error={errorOf(`${eye}${value}`)}
            noCylinder={!hasCylinder(form.text[`${eye}Cylinder`])}
          />
        ))}
      </div>
      <MinusForm eye={eye} form={form} />
    </fieldset>
  )
}

/**
 * Shows the prescription in minus form. The cart shows a plus cylinder that way, which would otherwise look mistyped.
 */
function MinusForm({ eye, form }: Pick<EyeFieldsProps, 'eye' | 'form'>) {
  const text = useText()
  const ground = minusFormText(form.text, eye)
  return (
    <p className={styles.note} aria-live="polite">
      {ground && text(prescriptionFormMessages.minusForm, { ground })}
    </p>
  )
}

interface EyeFieldProps {
  readonly field: GlassesField
  readonly value: EyeValue
  readonly label: string
  readonly eyeName: string
  readonly form: PrescriptionState
  readonly id: string
  readonly error: string | undefined
  readonly noCylinder: boolean
}

function EyeField({ field, value, label, eyeName, form, id, error, noCylinder }: EyeFieldProps) {
  const text = useText()
  const typed = form.text[field] ?? ''
  const signed = isSigned(field) && value !== 'Addition'
  const off = value === 'Axis' && noCylinder
  const unit = UNITS[value]
  return (
    <Field id={id} label={label} error={error}>
      {(control) => (
        <span className={styles.control} data-sign={signed || undefined} data-unit={unit} dir="ltr">
          {signed && (
            <button
              type="button"
              className={styles.sign}
              aria-label={text(prescriptionFormMessages.flipSign, { field: label, eye: eyeName })}
              onClick={() => form.type(field, flipSign(typed))}
            >
              <PlusMinusIcon size={16} />
            </button>
          )}
          <input
            {...control}
            className={cx(control.className, styles.input)}
            name={field}
            inputMode="decimal"
            autoComplete="off"
            placeholder={off ? undefined : text(prescriptionFormMessages.example, { value: EXAMPLES[value] })}
            disabled={off}
            title={off ? text(prescriptionFormMessages.axisHelp) : undefined}
            value={typed}
            onChange={(event) => form.type(field, event.target.value)}
            onBlur={() => form.leave(field)}
          />
          {unit !== undefined && <span className={styles.unit}>{unit}</span>}
        </span>
      )}
    </Field>
  )
}

function useLabels(): Readonly<Record<EyeValue, string>> {
  const text = useText()
  return {
    Sphere: text(prescriptionFormMessages.sphere),
    Cylinder: text(prescriptionMessages.cylinder),
    Axis: text(prescriptionMessages.axis),
    Addition: text(prescriptionMessages.addition),
    PupillaryDistance: text(prescriptionFormMessages.pd),
  }
}

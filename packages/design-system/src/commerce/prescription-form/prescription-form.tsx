'use client'
import { commonMessages, prescriptionMessages, translator, validationMessages } from '@klarsikt/core/messages'
import {
  CONFIRM_AGE_FIELD,
  type Eye,
  EYES,
  type GlassesPrescriptionText,
  WORKING_DISTANCE_FIELDS,
} from '@klarsikt/core/prescription'
import { type FormEvent, type ReactNode, useId } from 'react'
import { cx } from '../../lib/cx.js'
import { Button } from '../../primitives/button/button.js'
import { Checkbox } from '../../primitives/checkbox/checkbox.js'
import { Disclosure } from '../../primitives/disclosure/disclosure.js'
import { ErrorSummary } from '../../primitives/error-summary/error-summary.js'
import { TextField } from '../../primitives/text-field/text-field.js'
import { EyeFields } from './eye-fields.js'
import { ReadingHelp } from './reading-help.js'
import {
  type PrescriptionField,
  type PrescriptionState,
  type PrescriptionValue,
  usePrescription,
} from './use-prescription.js'
import styles from './prescription-form.module.css'

export type { PrescriptionField, PrescriptionValue } from './use-prescription.js'

export interface PrescriptionFormProps {
  readonly onSubmit: (value: PrescriptionValue) => void
  /** What is already known, as it would be typed. */
  readonly defaultValue?: GlassesPrescriptionText
  /** Single vision lenses have no addition. */
  readonly withAddition?: boolean
  /** Progressive lenses need one for both eyes. */
  readonly additionRequired?: boolean
  /** Terminal glasses ask for three distances [RX-001]. */
  readonly workingDistance?: boolean
  /** The service's answer, by field. */
  readonly errors?: Partial<Readonly<Record<PrescriptionField, string>>>
  readonly busy?: boolean
  readonly submitText?: string
  /** Before the button: a consent, a link to booking. */
  readonly children?: ReactNode
}

/** The form as its parts see it: what is typed, and where and what each field's error is. */
export interface FormParts {
  readonly form: PrescriptionState
  readonly idOf: (field: PrescriptionField) => string
  readonly errorOf: (field: PrescriptionField) => string | undefined
}

const t = translator(validationMessages)
const NAMES: Readonly<Record<Eye, readonly [string, string]>> = {
  right: [commonMessages['common.rightEye'], 'OD'],
  left: [commonMessages['common.leftEye'], 'OS'],
}
const NOTHING: GlassesPrescriptionText = {}

/** Both eyes: signs shown, comma or point, no axis without a cylinder, and a tick that it is at most a year old. */
export function PrescriptionForm(props: PrescriptionFormProps) {
  const { onSubmit, defaultValue = NOTHING, withAddition = true, additionRequired = false, errors = {} } = props
  const { workingDistance = false, busy = false, submitText = commonMessages['common.save'], children } = props
  const base = useId()
  const form = usePrescription({ defaultValue, additionRequired, workingDistance })
  const errorOf = (field: PrescriptionField) => {
    const problem = form.problem(field)
    return problem ? t.dynamic(problem.key, problem.params) : errors[field]
  }
  const parts: FormParts = { form, errorOf, idOf: (field) => `${base}-${field}` }
  const send = (event: FormEvent) => {
    event.preventDefault()
    form.tried()
    const value = form.value()
    if (value) onSubmit(value)
  }
  return (
    <form className={styles.root} onSubmit={send} noValidate aria-label={prescriptionMessages['prescription.title']}>
      <ErrorSummary problems={summary(parts)} attempt={form.attempt} />
      <Disclosure title="Så läser du ditt recept">
        <ReadingHelp />
      </Disclosure>
      {EYES.map((eye) => (
        <EyeFields
          key={eye}
          eye={eye}
          name={NAMES[eye][0]}
          latin={NAMES[eye][1]}
          withAddition={withAddition}
          {...parts}
        />
      ))}
      <div className={styles.tools}>
        <Button variant="ghost" size="small" onClick={form.copyRightToLeft}>
          {prescriptionMessages['prescription.sameForBoth']}
        </Button>
      </div>
      {workingDistance && <WorkingDistanceFields {...parts} />}
      <Checkbox
        id={parts.idOf(CONFIRM_AGE_FIELD)}
        label={prescriptionMessages['prescription.confirmAge']}
        checked={form.confirmed}
        onChange={(event) => form.setConfirmed(event.target.checked)}
        error={errorOf(CONFIRM_AGE_FIELD)}
      />
      {children}
      <Button type="submit" loading={busy}>
        {submitText}
      </Button>
    </form>
  )
}

function WorkingDistanceFields({ form, idOf, errorOf }: FormParts) {
  return (
    <fieldset>
      <legend className={styles.legend}>{prescriptionMessages['prescription.workingDistance']}</legend>
      <div className={cx(styles.fields, styles.distances)}>
        {WORKING_DISTANCE_FIELDS.map((field) => (
          <TextField
            key={field}
            id={idOf(field)}
            label={prescriptionMessages[`prescription.workingDistance.${field}`]}
            inputMode="numeric"
            suffix="cm"
            value={form.distances[field] ?? ''}
            onChange={(event) => form.typeDistance(field, event.target.value)}
            onBlur={() => form.leave(field)}
            error={errorOf(field)}
          />
        ))}
      </div>
    </fieldset>
  )
}

/** After an attempt to send: every problem, in the order of the form. */
function summary({ form, idOf, errorOf }: FormParts) {
  if (form.attempt === 0) return []
  return (Object.keys(form.problems) as PrescriptionField[]).map((field) => ({
    field: idOf(field),
    message: standalone(field, errorOf(field) ?? ''),
  }))
}

/** In the summary a message stands alone, so it says which eye unless it does already. */
function standalone(field: PrescriptionField, message: string): string {
  const eye = EYES.find((name) => field.startsWith(name))
  return eye === undefined || / öga/.test(message) ? message : `${NAMES[eye][0]}: ${message}`
}

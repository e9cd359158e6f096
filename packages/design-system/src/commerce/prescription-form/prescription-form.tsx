'use client'
import { commonMessages, prescriptionMessages, translator, validationMessages } from '@klarsikt/core/messages'
import { CONFIRM_AGE_FIELD, EYES, type Eye, type GlassesPrescriptionText, WORKING_DISTANCE_FIELDS } from '@klarsikt/core/prescription'
import { type FormEvent, type ReactNode, useId } from 'react'
import { cx } from '../../lib/cx.js'
import { Button } from '../../primitives/button/button.js'
import { Checkbox } from '../../primitives/checkbox/checkbox.js'
import { Disclosure } from '../../primitives/disclosure/disclosure.js'
import { ErrorSummary } from '../../primitives/error-summary/error-summary.js'
import { TextField } from '../../primitives/text-field/text-field.js'
import { EyeFields } from './eye-fields.js'
import { ReadingHelp } from './reading-help.js'
import { type PrescriptionField, type PrescriptionValue, usePrescription } from './use-prescription.js'
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

const t = translator(validationMessages)
const NAMES: Readonly<Record<Eye, readonly [string, string]>> = {
  right: [commonMessages['common.rightEye'], 'OD'],
  left: [commonMessages['common.leftEye'], 'OS'],
}
const NOTHING: GlassesPrescriptionText = {}

/** Both eyes: signs shown, comma or point, no axis without a cylinder, and a tick that it is at most a year old. */
export function PrescriptionForm({ onSubmit, defaultValue = NOTHING, withAddition = true, additionRequired = false, workingDistance = false, errors = {}, busy = false, submitText = commonMessages['common.save'], children }: PrescriptionFormProps) {
  const base = useId()
  const form = usePrescription({ defaultValue, additionRequired, workingDistance })
  const idOf = (field: PrescriptionField) => `${base}-${field}`
  const errorOf = (field: PrescriptionField) => {
    const problem = form.problem(field)
    return problem ? t.dynamic(problem.key, problem.params) : errors[field]
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    form.tried()
    const value = form.value()
    if (value) onSubmit(value)
  }
  const order: readonly PrescriptionField[] = Object.keys(form.problems) as PrescriptionField[]
  const problems = form.attempt > 0 ? order.map((field) => ({ field: idOf(field), message: standalone(field, errorOf(field) ?? '') })) : []
  const copy = () => form.replace({ ...form.text, leftSphere: form.text.rightSphere, leftCylinder: form.text.rightCylinder, leftAxis: form.text.rightAxis, leftAddition: form.text.rightAddition })
  return (
    <form className={styles.root} onSubmit={send} noValidate aria-label={prescriptionMessages['prescription.title']}>
      <ErrorSummary problems={problems} attempt={form.attempt} />
      <Disclosure title="Så läser du ditt recept">
        <ReadingHelp />
      </Disclosure>
      {EYES.map((eye) => (
        <EyeFields key={eye} eye={eye} name={NAMES[eye][0]} latin={NAMES[eye][1]} form={form} idOf={idOf} errorOf={errorOf} withAddition={withAddition} />
      ))}
      <div className={styles.tools}>
        <Button variant="ghost" size="small" onClick={copy}>
          {prescriptionMessages['prescription.sameForBoth']}
        </Button>
      </div>
      {workingDistance && (
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
      )}
      <Checkbox
        id={idOf(CONFIRM_AGE_FIELD)}
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

/** In the summary a message stands alone, so it says which eye unless it does already. */
function standalone(field: PrescriptionField, message: string): string {
  const eye = EYES.find((name) => field.startsWith(name))
  return eye === undefined || / öga/.test(message) ? message : `${NAMES[eye][0]}: ${message}`
}

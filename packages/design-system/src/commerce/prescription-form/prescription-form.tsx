'use client'
import * as commonMessages from '@klarsikt/core/messages/common'
import * as prescriptionFormMessages from '@klarsikt/core/messages/prescription-form'
import { CONFIRM_AGE_FIELD, type Eye, EYES, type GlassesPrescriptionText } from '@klarsikt/core/prescription'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { useProblemText, useText } from '../../locale/locale.js'
import { Button } from '../../primitives/button/button.js'
import { Checkbox } from '../../primitives/checkbox/checkbox.js'
import { Disclosure } from '../../primitives/disclosure/disclosure.js'
import { ErrorSummary } from '../../primitives/error-summary/error-summary.js'
import { VisuallyHidden } from '../../primitives/visually-hidden/visually-hidden.js'
import { PupillaryDistanceFields, WorkingDistanceFields } from './distance-fields.js'
import { EyeFields } from './eye-fields.js'
import type { FormParts } from './form-parts.js'
import { ReadingHelp } from './reading-help.js'
import { TOTAL_DISTANCE_FIELD } from './total-distance.js'
import {
  type DistanceText,
  FIELD_ORDER,
  type PrescriptionEntry,
  type PrescriptionField,
  type PrescriptionValue,
  usePrescription,
} from './use-prescription.js'
import styles from './prescription-form.module.css'

export type { PrescriptionEntry, PrescriptionField, PrescriptionValue } from './use-prescription.js'

export interface PrescriptionFormProps {
  readonly onSubmit: (value: PrescriptionValue) => void
  /** Values that are already known, as the customer would type them. */
  readonly defaultValue?: GlassesPrescriptionText
  /** Working distances that are already known, in centimetres as they would be typed. */
  readonly defaultDistances?: DistanceText
  /** The customer has confirmed earlier that the prescription is at most a year old. */
  readonly defaultConfirmed?: boolean
  /** Called with all values after each change, so that the owner can store them. */
  readonly onEntry?: (entry: PrescriptionEntry) => void
  /** Single vision lenses have no addition. */
  readonly withAddition?: boolean
  /** Progressive lenses need an addition for each eye. */
  readonly additionRequired?: boolean
  /** Starts with one pupillary distance for both eyes; the shopper can change it. */
  readonly totalDistance?: boolean
  /** Terminal glasses ask for three distances [RX-001]. */
  readonly workingDistance?: boolean
  /** The service's errors by field. Each is shown until its field changes. */
  readonly errors?: Partial<Readonly<Record<PrescriptionField, string>>>
  /**
   * Measured strengths, shown instead of their fields. They cannot be changed here, and the day of the exam is known.
   */
  readonly strengths?: ReactNode
  readonly busy?: boolean
  readonly submitText?: string
  /** Before the button: a consent, a link to booking. */
  readonly children?: ReactNode
}

const LATIN: Readonly<Record<Eye, string>> = { right: 'OD', left: 'OS' }
const NOTHING: GlassesPrescriptionText & DistanceText = {}

/**
 * The prescription of both eyes. Signs are shown, comma and point are accepted, an axis needs a cylinder, and the
 * customer confirms that it is at most a year old.
 */
export function PrescriptionForm(props: PrescriptionFormProps) {
  const { onSubmit, withAddition = true, workingDistance = false, busy = false } = props
  const { strengths, submitText, children } = props
  const text = useText()
  const names = useEyeNames()
  const parts = useParts(props)
  const { form, idOf, errorOf } = parts
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    form.tried()
    const value = form.value()
    if (value) onSubmit(value)
  }
  return (
    <form className={styles.root} onSubmit={send} noValidate aria-label={text(prescriptionFormMessages.title)}>
      <ErrorSummary problems={summary(parts, names)} attempt={form.attempt} />
      {strengths ?? (
        <>
          <Disclosure title={text(prescriptionFormMessages.help)}>
            <ReadingHelp />
          </Disclosure>
          {EYES.map((eye) => (
            <EyeFields
              key={eye}
              eye={eye}
              name={names[eye]}
              latin={LATIN[eye]}
              withAddition={withAddition}
              {...parts}
            />
          ))}
          <CopyRightToLeft onCopy={form.copyRightToLeft} />
          <PupillaryDistanceFields {...parts} />
        </>
      )}
      {workingDistance && <WorkingDistanceFields {...parts} />}
      {strengths === undefined && (
        <Checkbox
          id={idOf(CONFIRM_AGE_FIELD)}
          label={text(prescriptionFormMessages.confirmAge)}
          checked={form.confirmed}
          onChange={(event) => form.setConfirmed(event.target.checked)}
          error={errorOf(CONFIRM_AGE_FIELD)}
        />
      )}
      {children}
      <Button type="submit" loading={busy}>
        {submitText ?? text(commonMessages.save)}
      </Button>
    </form>
  )
}

function useParts(props: PrescriptionFormProps): FormParts {
  const { defaultValue = NOTHING, additionRequired = false, workingDistance = false, totalDistance = false } = props
  const { defaultDistances = NOTHING, defaultConfirmed = false, onEntry, errors = {} } = props
  const base = useId()
  const problemText = useProblemText()
  const form = usePrescription({
    defaultValue,
    defaultDistances,
    defaultConfirmed,
    additionRequired,
    workingDistance,
    totalDistance,
    onEntry,
  })
  const refusal = (field: PrescriptionField): string | undefined => {
    if (form.changed.has(field)) return undefined
    if (field !== TOTAL_DISTANCE_FIELD) return errors[field]
    return form.together ? (errors[field] ?? errors.rightPupillaryDistance ?? errors.leftPupillaryDistance) : undefined
  }
  const errorOf = (field: PrescriptionField) => {
    const problem = form.problem(field)
    return problem ? problemText(problem) : refusal(field)
  }
  return { form, errorOf, idOf: (field) => `${base}-${field}` }
}

function CopyRightToLeft({ onCopy }: { readonly onCopy: () => void }) {
  const text = useText()
  const [copies, setCopies] = useState(0)
  const copy = () => {
    onCopy()
    setCopies(copies + 1)
  }
  return (
    <div className={styles.tools}>
      <Button variant="ghost" size="small" onClick={copy}>
        {text(prescriptionFormMessages.sameForBoth)}
      </Button>
      <VisuallyHidden>
        <output key={copies}>{copies > 0 && text(prescriptionFormMessages.copied)}</output>
      </VisuallyHidden>
    </div>
  )
}

/** Lists every problem in the order of the form, after an attempt to send. */
function summary({ form, idOf, errorOf }: FormParts, names: Readonly<Record<Eye, string>>) {
  if (form.attempt === 0) return []
  return FIELD_ORDER.flatMap((field) => {
    const hidden = form.together && /^(?:right|left)PupillaryDistance$/.test(field)
    const message = hidden ? undefined : errorOf(field)
    return message === undefined ? [] : [{ field: idOf(field), message: standalone(field, message, names) }]
  })
}

/** Adds the name of the eye to a message, because the summary shows it without its field. */
function standalone(field: PrescriptionField, message: string, names: Readonly<Record<Eye, string>>): string {
  const eye = EYES.find((side) => field.startsWith(side))
  if (eye === undefined || message.toLowerCase().includes(names[eye].toLowerCase())) return message
  return `${names[eye]}: ${message}`
}

function useEyeNames(): Readonly<Record<Eye, string>> {
  const text = useText()
  return {
    right: text(commonMessages.rightEye),
    left: text(commonMessages.leftEye),
  }
}

import * as prescriptionFormMessages from '@klarsikt/core/messages/prescription-form'
import * as workingDistanceMessages from '@klarsikt/core/messages/working-distance'
import { CONFIRM_AGE_FIELD, EYES, WORKING_DISTANCE_FIELDS } from '@klarsikt/core/prescription'
import { Checkbox } from '@klarsikt/design-system/checkbox'
import { TextField } from '@klarsikt/design-system/text-field'
import type { useShopForm } from '@klarsikt/forms'
import { EyeFields } from './eye-fields.js'
import { type LensNeeds, type STRENGTH_FIELDS } from './strengths-form.js'
import layout from '../frame/page.module.css'

interface StrengthFieldsProps {
  readonly id: string
  readonly needs: LensNeeds
  readonly form: ReturnType<typeof useShopForm<(typeof STRENGTH_FIELDS)[number]>>
  readonly typed: Readonly<Record<string, unknown>> | undefined
  /** The statement about the prescription's age that the customer confirms. */
  readonly confirmText: string
}

const DISTANCES = {
  monitor: workingDistanceMessages.workingDistanceMonitor,
  tools: workingDistanceMessages.workingDistanceTools,
  other: workingDistanceMessages.workingDistanceOther,
} as const

/** Shows the fields for the strengths that lenses need. They are plain fields, so the form works without scripts. */
export function StrengthFields({ id, needs, form, typed, confirmText }: StrengthFieldsProps) {
  return (
    <>
      <p className="ks-text-muted">{prescriptionFormMessages.axisHelp()}</p>
      {EYES.map((eye) => (
        <EyeFields
          key={eye}
          eye={eye}
          typed={typed}
          errorOf={form.errorOf}
          prefix={id}
          withAddition={needs.needsAddition}
        />
      ))}
      {needs.needsWorkingDistance && (
        <fieldset className={layout.group}>
          <legend className={layout.legend}>{workingDistanceMessages.workingDistance()}</legend>
          {WORKING_DISTANCE_FIELDS.map((field) => (
            <TextField key={field} {...form.field(field)} label={DISTANCES[field]()} inputMode="numeric" suffix="cm" />
          ))}
        </fieldset>
      )}
      <Checkbox {...form.secret(CONFIRM_AGE_FIELD)} label={confirmText} required />
    </>
  )
}

import * as commonMessages from '@klarsikt/core/messages/common'
import * as prescriptionMessages from '@klarsikt/core/messages/prescription'
import * as prescriptionFormMessages from '@klarsikt/core/messages/prescription-form'
import { type Eye, EYE_VALUES, type EyeValue, type GlassesField } from '@klarsikt/core/prescription'
import { TextField } from '@klarsikt/design-system/text-field'
import styles from './eye-fields.module.css'

interface EyeFieldsProps {
  readonly eye: Eye
  readonly typed: Readonly<Record<string, unknown>> | undefined
  readonly errorOf: (field: GlassesField) => string | undefined
  /** The start of each field's id. It keeps ids unique on a page with several forms. */
  readonly prefix?: string
  /** False for lenses without an addition. */
  readonly withAddition?: boolean
}

const LABELS: Readonly<Record<EyeValue, () => string>> = {
  Sphere: prescriptionFormMessages.sphere,
  Cylinder: prescriptionMessages.cylinder,
  Axis: prescriptionMessages.axis,
  Addition: prescriptionMessages.addition,
  PupillaryDistance: prescriptionFormMessages.pd,
}
const REQUIRED: readonly EyeValue[] = ['Sphere', 'PupillaryDistance']
const EYE_NAMES = { right: commonMessages.rightEye, left: commonMessages.leftEye }

/** Shows the fields for the values of one eye. They are plain fields, so the form works without scripts. */
export function EyeFields({ eye, typed, errorOf, prefix = 'prescription', withAddition = true }: EyeFieldsProps) {
  return (
    <fieldset className={styles.eye}>
      <legend className={styles.legend}>{EYE_NAMES[eye]()}</legend>
      <div className={styles.fields}>
        {EYE_VALUES.filter((value) => withAddition || value !== 'Addition').map((value) => {
          const name: GlassesField = `${eye}${value}`
          return (
            <TextField
              key={name}
              id={`${prefix}-${name}`}
              name={name}
              label={LABELS[value]()}
              // The numeric keyboards of some phones have no minus sign, which a sphere or a cylinder may need.
              inputMode={value === 'Sphere' || value === 'Cylinder' ? 'text' : 'decimal'}
              autoComplete="off"
              required={REQUIRED.includes(value)}
              defaultValue={String(typed?.[name] ?? '')}
              error={errorOf(name)}
            />
          )
        })}
      </div>
    </fieldset>
  )
}

'use client'
import * as prescriptionFormMessages from '@klarsikt/core/messages/prescription-form'
import * as workingDistanceMessages from '@klarsikt/core/messages/working-distance'
import { WORKING_DISTANCE_FIELDS, type WorkingDistanceField } from '@klarsikt/core/prescription'
import { useText } from '../../locale/locale.js'
import { Checkbox } from '../../primitives/checkbox/checkbox.js'
import { TextField } from '../../primitives/text-field/text-field.js'
import type { FormParts } from './form-parts.js'
import { TOTAL_DISTANCE_FIELD } from './total-distance.js'
import styles from './prescription-form.module.css'

/** Some prescriptions give one distance for both eyes. The checkbox replaces the two fields by one. */
export function PupillaryDistanceFields({ form, idOf, errorOf }: FormParts) {
  const text = useText()
  return (
    <div className={styles.distance}>
      <Checkbox
        label={text(prescriptionFormMessages.oneDistance)}
        checked={form.together}
        onChange={(event) => form.setTogether(event.target.checked)}
      />
      {form.together && (
        <TextField
          id={idOf(TOTAL_DISTANCE_FIELD)}
          className={styles.total ?? ''}
          label={text(prescriptionFormMessages.pdBinocular)}
          hint={text(prescriptionFormMessages.pdBinocularHint)}
          inputMode="decimal"
          autoComplete="off"
          suffix="mm"
          value={form.total}
          onChange={(event) => form.typeTotal(event.target.value)}
          onBlur={() => form.leave(TOTAL_DISTANCE_FIELD)}
          error={errorOf(TOTAL_DISTANCE_FIELD)}
        />
      )}
    </div>
  )
}

/** Three distances that terminal glasses are used at, in whole centimetres [RX-001, VALID-025]. */
export function WorkingDistanceFields({ form, idOf, errorOf }: FormParts) {
  const text = useText()
  const labels: Readonly<Record<WorkingDistanceField, string>> = {
    monitor: text(workingDistanceMessages.workingDistanceMonitor),
    tools: text(workingDistanceMessages.workingDistanceTools),
    other: text(workingDistanceMessages.workingDistanceOther),
  }
  return (
    <fieldset>
      <legend className={styles.legend}>{text(workingDistanceMessages.workingDistance)}</legend>
      <div className={styles.fields}>
        {WORKING_DISTANCE_FIELDS.map((field) => (
          <TextField
            key={field}
            id={idOf(field)}
            label={labels[field]}
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

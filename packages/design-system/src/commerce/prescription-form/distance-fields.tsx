'use client'
import { prescriptionMessages } from '@klarsikt/core/messages'
import { WORKING_DISTANCE_FIELDS, type WorkingDistanceField } from '@klarsikt/core/prescription'
import { useText } from '../../locale/locale.js'
import { Checkbox } from '../../primitives/checkbox/checkbox.js'
import { TextField } from '../../primitives/text-field/text-field.js'
import type { FormParts } from './prescription-form.js'
import { TOTAL_DISTANCE_FIELD } from './total-distance.js'
import styles from './prescription-form.module.css'

/** Some papers give one distance for both eyes; ticked, it is asked for instead of one for each. */
export function PupillaryDistanceFields({ form, idOf, errorOf }: FormParts) {
  const text = useText()
  return (
    <div className={styles.distance}>
      <Checkbox
        label={text('prescription.oneDistance', 'Mitt recept har bara ett pupillavstånd, för båda ögonen.')}
        checked={form.together}
        onChange={(event) => form.setTogether(event.target.checked)}
      />
      {form.together && (
        <TextField
          id={idOf(TOTAL_DISTANCE_FIELD)}
          className={styles.total ?? ''}
          label={text('prescription.pdBinocular', prescriptionMessages['prescription.pdBinocular'])}
          hint={text('prescription.pdBinocularHint', 'Till exempel 63. Vi delar det lika mellan ögonen.')}
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

/** What terminal glasses are used for, each in whole centimetres [RX-001, VALID-025]. */
export function WorkingDistanceFields({ form, idOf, errorOf }: FormParts) {
  const text = useText()
  const labels: Readonly<Record<WorkingDistanceField, string>> = {
    monitor: text('prescription.workingDistance.monitor', prescriptionMessages['prescription.workingDistance.monitor']),
    tools: text('prescription.workingDistance.tools', prescriptionMessages['prescription.workingDistance.tools']),
    other: text('prescription.workingDistance.other', prescriptionMessages['prescription.workingDistance.other']),
  }
  return (
    <fieldset>
      <legend className={styles.legend}>
        {text('prescription.workingDistance', prescriptionMessages['prescription.workingDistance'])}
      </legend>
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

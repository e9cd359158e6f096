import { prescriptionMessages } from '@klarsikt/core/messages'
import { expect, type Locator } from '@playwright/test'

export interface EyeValues {
  readonly sphere: string
  readonly cylinder?: string
  readonly axis?: string
  readonly pd: string
}

/** Fills the paper's values for both eyes, typed as they stand there. */
export async function fillPrescription(form: Locator, right: EyeValues, left: EyeValues): Promise<void> {
  for (const [name, values] of [
    ['Höger öga', right],
    ['Vänster öga', left],
  ] as const) {
    const eye = form.getByRole('group', { name: new RegExp(name) })
    const field = (label: string) => eye.getByRole('textbox', { name: label })
    await field(prescriptionMessages['prescription.sphere']).fill(values.sphere)
    await expect(field(prescriptionMessages['prescription.axis'])).toBeDisabled()
    if (values.cylinder !== undefined) {
      await field(prescriptionMessages['prescription.cylinder']).fill(values.cylinder)
      await field(prescriptionMessages['prescription.axis']).fill(values.axis ?? '')
    }
    await field(prescriptionMessages['prescription.pd']).fill(values.pd)
  }
  await form.getByRole('checkbox', { name: prescriptionMessages['prescription.confirmAge'] }).check()
}

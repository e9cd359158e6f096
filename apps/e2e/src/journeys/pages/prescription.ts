import * as prescriptionMessages from '@klarsikt/core/messages/prescription'
import * as prescriptionFormMessages from '@klarsikt/core/messages/prescription-form'
import { expect, type Locator } from '@playwright/test'

export interface EyeValues {
  readonly sphere: string
  readonly cylinder?: string
  readonly axis?: string
  readonly pd: string
}

export async function fillPrescription(form: Locator, right: EyeValues, left: EyeValues): Promise<void> {
  for (const [name, values] of [
    ['Höger öga', right],
    ['Vänster öga', left],
  ] as const) {
    const eye = form.getByRole('group', { name: new RegExp(name) })
    const field = (label: string) => eye.getByRole('textbox', { name: label })
    await field(prescriptionFormMessages.sphere()).fill(values.sphere)
    await expect(field(prescriptionMessages.axis())).toBeDisabled()
    if (values.cylinder !== undefined) {
      await field(prescriptionMessages.cylinder()).fill(values.cylinder)
      await field(prescriptionMessages.axis()).fill(values.axis ?? '')
    }
    await field(prescriptionFormMessages.pd()).fill(values.pd)
  }
  await form.getByRole('checkbox', { name: prescriptionFormMessages.confirmAge() }).check()
}

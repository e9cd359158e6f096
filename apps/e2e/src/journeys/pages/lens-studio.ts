import * as commonMessages from '@klarsikt/core/messages/common'
import * as lensStudioMessages from '@klarsikt/core/messages/lens-studio'
import * as productMessages from '@klarsikt/core/messages/product'
import { expect, type Page } from '@playwright/test'

/** The steps of choosing lenses for a frame, from the button on its product page. */
export function lensStudio(page: Page) {
  const main = page.getByRole('main')
  const step = (name: string) => main.getByRole('heading', { level: 2, name })
  const goOn = async (next: string) => {
    await main.getByRole('button', { name: commonMessages.continue(), exact: true }).click()
    await expect(step(next)).toBeFocused()
  }
  return {
    main,
    step,
    async choose(use: RegExp) {
      await main.getByRole('link', { name: productMessages.frameLenses(), exact: true }).click()
      await main.getByRole('link', { name: use }).click()
      await expect(step(lensStudioMessages.prescriptionHeading())).toBeFocused()
    },
    /** From filled-in strengths to the thicknesses. */
    toThickness: () => goOn(lensStudioMessages.thicknessHeading()),
    toTreatment: () => goOn(lensStudioMessages.treatmentHeading()),
    toSummary: () => goOn(lensStudioMessages.summaryHeading()),
    /** Keeps the preselected thickness and treatment. */
    async throughThickness() {
      await this.toThickness()
      await this.toTreatment()
      await this.toSummary()
    },
    addToCart: main.getByRole('button', { name: productMessages.addToCart(), exact: true }),
  }
}

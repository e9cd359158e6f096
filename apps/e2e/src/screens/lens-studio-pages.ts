import * as examPrescriptionMessages from '@klarsikt/core/messages/exam-prescription'
import * as lensStudioMessages from '@klarsikt/core/messages/lens-studio'
import { lensStudioPath } from '@klarsikt/core/paths'
import type { Page } from '@playwright/test'
import { lensStudio } from '../journeys/pages/lens-studio.js'
import { fillPrescription } from '../journeys/pages/prescription.js'
import type { Screen } from './pages.js'

const PATH = lensStudioPath('/glasögon/klarsikt-uggla-rod')
const PRESCRIPTION = `${PATH}?glas=enkelslipade`

async function toThickness(page: Page): Promise<void> {
  const studio = lensStudio(page)
  await fillPrescription(
    studio.main,
    { sphere: '-4,25', cylinder: '-0,50', axis: '90', pd: '31,5' },
    { sphere: '-3,75', pd: '31' },
  )
  await studio.toThickness()
}

async function toTreatment(page: Page, treatment: string): Promise<void> {
  await toThickness(page)
  const studio = lensStudio(page)
  await studio.toTreatment()
  await studio.main.getByRole('radio', { name: treatment }).check()
}

/** Uses the prescription of an exam, and waits until it is shown. */
const useExam = async (page: Page) => {
  await page.getByRole('button', { name: examPrescriptionMessages.use() }).click()
  await page.getByRole('button', { name: examPrescriptionMessages.change() }).waitFor()
}

export const lensStudioScreens: readonly Screen[] = [
  { name: 'lens-studio-use', path: PATH, full: true },
  { name: 'lens-studio-prescription', path: PRESCRIPTION, full: true },
  { name: 'lens-studio-exam', path: PRESCRIPTION, as: 'customer', full: true },
  { name: 'lens-studio-exam-used', path: PRESCRIPTION, as: 'customer', full: true, prepare: useExam },
  { name: 'lens-studio-thickness', path: PRESCRIPTION, full: true, prepare: toThickness },
  {
    name: 'lens-studio-treatment',
    path: PRESCRIPTION,
    full: true,
    prepare: (page) =>
      toTreatment(page, lensStudioMessages.finishPhotochromic({ color: lensStudioMessages.colorBrown() })),
  },
  {
    name: 'lens-studio-summary',
    path: PRESCRIPTION,
    full: true,
    prepare: async (page) => {
      await toTreatment(page, lensStudioMessages.finishPolarized({ color: lensStudioMessages.colorGrey() }))
      await lensStudio(page).toSummary()
    },
  },
]

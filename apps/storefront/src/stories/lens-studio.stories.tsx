import * as commonMessages from '@klarsikt/core/messages/common'
import * as lensStudioMessages from '@klarsikt/core/messages/lens-studio'
import * as prescriptionFormMessages from '@klarsikt/core/messages/prescription-form'
import * as productMessages from '@klarsikt/core/messages/product'
import { lensStudioPath } from '@klarsikt/core/paths'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { forgetDraft } from '../features/lens-studio/draft.js'
import { cards } from './testing/goods.js'
import { expectHeading, pageMeta, scene } from './testing/scene.js'
import { Storefront } from './testing/storefront.js'

const meta = { title: 'Pages/Lens studio', component: Storefront, ...pageMeta } satisfies Meta<typeof Storefront>
export default meta
type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

const PATH = lensStudioPath(cards.plain.url)
const at = (query = '') => {
  const one = scene({ at: PATH + query })
  return { ...one, beforeEach: () => (forgetDraft(), one.beforeEach()) }
}
const step = (canvas: Play['canvas'], name: string) => canvas.findByRole('heading', { level: 2, name })

async function fillIn({ canvas, userEvent }: Play, sphere: string) {
  await step(canvas, lensStudioMessages.prescriptionHeading())
  const form = within(await canvas.findByRole('form', { name: prescriptionFormMessages.title() }))
  for (const field of form.getAllByRole('textbox', { name: prescriptionFormMessages.sphere() }))
    await userEvent.type(field, sphere)
  for (const field of form.getAllByRole('textbox', { name: prescriptionFormMessages.pd() }))
    await userEvent.type(field, '31')
  await userEvent.click(form.getByRole('checkbox', { name: prescriptionFormMessages.confirmAge() }))
  await userEvent.click(form.getByRole('button', { name: commonMessages.continue() }))
}

/** The uses of the glasses, with the lowest price of a pair for each. */
export const Use: Story = {
  ...at(),
  play: async ({ canvas }) => {
    await expectHeading(canvas, productMessages.frameLenses())
    await step(canvas, lensStudioMessages.useHeading())
    await expect(canvas.getAllByRole('link', { name: /glas/i }).length).toBeGreaterThan(2)
  },
}

export const Prescription: Story = {
  ...at('?glas=enkelslipade'),
  play: async ({ canvas }) => {
    await step(canvas, lensStudioMessages.prescriptionHeading())
    await expect(await canvas.findByRole('form', { name: prescriptionFormMessages.title() })).toBeVisible()
  },
}

/** An unsuitable index is disabled, with the reason. */
export const Thickness: Story = {
  ...at('?glas=enkelslipade'),
  play: async (play) => {
    const { canvas } = play
    await fillIn(play, '-3,25')
    await step(canvas, lensStudioMessages.thicknessHeading())
    await expect(canvas.getByRole('radio', { name: /Index 1,5/ })).toBeDisabled()
    await expect(canvas.getByRole('radio', { name: /Index 1,6.*Rekommenderas/ })).toBeChecked()
  },
}

/** The drawing shows a tint before it is chosen. */
export const Treatment: Story = {
  ...at('?glas=enkelslipade'),
  play: async (play) => {
    const { canvas, userEvent } = play
    await fillIn(play, '-1,25')
    await step(canvas, lensStudioMessages.thicknessHeading())
    await userEvent.click(canvas.getByRole('button', { name: commonMessages.continue() }))
    await step(canvas, lensStudioMessages.treatmentHeading())
    await userEvent.click(canvas.getByRole('radio', { name: /Fotokromatiskt/ }))
    await expect(canvas.getByText(/det andra i sol\.$/)).toBeVisible()
  },
}

/** All choices with price, VAT and the right to withdraw. */
export const Summary: Story = {
  ...at('?glas=utan-styrka&behandling=klart'),
  play: async ({ canvas }) => {
    await step(canvas, lensStudioMessages.summaryHeading())
    await expect(canvas.getByRole('button', { name: productMessages.addToCart() })).toBeVisible()
    await expect(canvas.getByText(lensStudioMessages.summaryVat())).toBeVisible()
  },
}

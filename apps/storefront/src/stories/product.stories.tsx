import * as commonMessages from '@klarsikt/core/messages/common'
import * as pageMessages from '@klarsikt/core/messages/page'
import * as prescriptionFormMessages from '@klarsikt/core/messages/prescription-form'
import * as productMessages from '@klarsikt/core/messages/product'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { cards } from './testing/goods.js'
import { expectHeading, expectShown, main, pageMeta, scene, tabTo } from './testing/scene.js'
import { Storefront } from './testing/storefront.js'

const meta = { title: 'Pages/Product', component: Storefront, ...pageMeta } satisfies Meta<typeof Storefront>
export default meta
type Story = StoryObj<typeof meta>

/** A frame is offered with lenses first, and can also be bought alone. */
export const Frame: Story = {
  ...scene({ at: cards.plain.url }),
  play: async ({ canvas, userEvent }) => {
    await expectHeading(canvas, 'Abisko, svart')
    await expect(canvas.getByRole('button', { name: 'Köp bara bågen' })).toBeVisible()
    await tabTo(userEvent, canvas.getByRole('link', { name: productMessages.frameLenses() }))
  },
}

/**
 * Sunglasses at a reduced price are offered as a frame alone first. After the purchase the cart opens over the page.
 */
export const Sunglasses: Story = {
  ...scene({ at: cards.campaign.url }),
  play: async ({ canvas, userEvent }) => {
    await expectHeading(canvas, 'Barstow, svart')
    await expect(canvas.getByText(/1\s375\skr/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: productMessages.addToCart() }))
    const cart = within(await canvas.findByRole('dialog'))
    await expectShown(await cart.findByText('Barstow, svart'))
    await userEvent.click(cart.getByRole('button', { name: commonMessages.close() }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
  },
}

/** Contact lenses have a strength for each eye and an interval. */
export const ContactLenses: Story = {
  ...scene({ at: cards.contactLens.url }),
  play: async ({ canvas, userEvent }) => {
    await expectHeading(canvas, 'Total1 30-pack')
    const right = within(canvas.getByRole('group', { name: commonMessages.rightEye() }))
    await userEvent.selectOptions(right.getByRole('combobox'), '-2.25')
    await userEvent.click(canvas.getByRole('button', { name: prescriptionFormMessages.sameForBoth() }))
    const left = within(canvas.getByRole('group', { name: commonMessages.leftEye() }))
    await expect(left.getByRole('combobox')).toHaveValue('-2.25')
  },
}

export const CareProduct: Story = {
  ...scene({ at: '/ögonvård/eyeq-ogondroppar-10-ml' }),
  play: async ({ canvas, userEvent }) => {
    await expectHeading(canvas, 'Ögondroppar för torra ögon')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Välj variant' }), '500010-2')
    await expect(canvas.getByRole('button', { name: productMessages.addToCart() })).toBeEnabled()
  },
}

export const SoldOut: Story = {
  ...scene({ at: cards.soldOut.url }),
  play: async ({ canvas, userEvent }) => {
    await expectHeading(canvas, 'Livia, vinröd')
    await expect(canvas.queryByRole('button', { name: productMessages.addToCart() })).toBeNull()
    await tabTo(userEvent, main(canvas).getByRole('link', { name: pageMessages.stores() }))
  },
}

export const InStoreOnly: Story = {
  ...scene({ at: cards.inStore.url }),
  play: async ({ canvas, userEvent }) => {
    await expectHeading(canvas, 'Arden, konjak')
    await expect(canvas.getByText('Den här produkten säljs i våra butiker.')).toBeVisible()
    const facts = canvas.getByText('Produktfakta')
    await userEvent.click(facts)
    await expect(canvas.getByText('Acetat')).toBeVisible()
  },
}

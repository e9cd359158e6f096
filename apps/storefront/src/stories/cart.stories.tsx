import * as cartMessages from '@klarsikt/core/messages/cart'
import * as navMessages from '@klarsikt/core/messages/nav'
import { carts } from '@klarsikt/fixtures/scenarios'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { expectHeading, expectShown, pageMeta, scene } from './testing/scene.js'
import { Storefront } from './testing/storefront.js'
import { pictured } from './testing/story-shop.js'

const meta = { title: 'Pages/Cart', component: Storefront, ...pageMeta } satisfies Meta<typeof Storefront>
export default meta
type Story = StoryObj<typeof meta>

const open = (count: number) => navMessages.cartWithCount({ count })

export const Empty: Story = {
  ...scene({ at: '/?previewCart=1' }),
  play: async ({ canvas, userEvent }) => {
    const cart = within(await canvas.findByRole('dialog', { name: cartMessages.title() }))
    await expectShown(cart.getByText(cartMessages.empty()))
    await userEvent.click(cart.getByRole('button', { name: cartMessages.continueShopping() }))
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expectHeading(canvas, 'Se klart, varje dag')
    await userEvent.click(await canvas.findByRole('button', { name: open(0) }))
    await expectShown(await canvas.findByRole('dialog', { name: cartMessages.title() }))
  },
}

/** A frame with its ground lenses. They belong together. */
export const Filled: Story = {
  ...scene({ at: '/', cart: pictured(carts.glasses) }),
  play: async ({ canvas, userEvent }) => {
    await expectHeading(canvas, 'Se klart, varje dag')
    await userEvent.click(await canvas.findByRole('button', { name: open(1) }))
    const cart = within(await canvas.findByRole('dialog', { name: cartMessages.title() }))
    await expectShown(cart.getByText(/Höger: SPH −2,25/))
    await expect(cart.getByRole('link', { name: cartMessages.goToCheckout() })).toBeVisible()
  },
}

/** A line holds at most twelve pieces, so it has no plus button. */
export const AtTheLimit: Story = {
  ...scene({ at: '/', cart: pictured(carts.full) }),
  play: async ({ canvas, userEvent }) => {
    await expectHeading(canvas, 'Se klart, varje dag')
    await userEvent.click(await canvas.findByRole('button', { name: open(12) }))
    const cart = within(await canvas.findByRole('dialog', { name: cartMessages.title() }))
    await expect(cart.queryByRole('button', { name: /^(Öka|Lägg till en)/ })).toBeNull()
    await userEvent.click(cart.getByRole('button', { name: /^(Minska|Ta bort en)/ }))
    await userEvent.click(await cart.findByRole('button', { name: /^(Öka|Lägg till en)/ }))
    await waitFor(() => expect(cart.queryByRole('button', { name: /^(Öka|Lägg till en)/ })).toBeNull())
  },
}

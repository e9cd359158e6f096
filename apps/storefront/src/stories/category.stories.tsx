import * as listingMessages from '@klarsikt/core/messages/listing'
import * as categoryMessages from '@klarsikt/shop-config/messages/category'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { expectHeading, pageMeta, scene, tabTo } from './testing/scene.js'
import { Storefront } from './testing/storefront.js'

const meta = { title: 'Pages/Category', component: Storefront, ...pageMeta } satisfies Meta<typeof Storefront>
export default meta
type Story = StoryObj<typeof meta>

const shown = (from: number, to: number) => listingMessages.showing({ shown: `${from}–${to}`, total: '54' })

/** A page has 24 cards, and a card leads to its product. */
export const Results: Story = {
  ...scene({ at: '/glasögon' }),
  play: async ({ canvas, userEvent }) => {
    await expectHeading(canvas, categoryMessages.glasses())
    await expect(canvas.getByText(shown(1, 24))).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: listingMessages.sort() }), 'price-asc')
    await waitFor(() =>
      expect(canvas.getAllByRole('link', { name: /^2$|sida 2/i })[0]).toHaveAttribute(
        'href',
        expect.stringContaining('sort=price-asc'),
      ),
    )
  },
}

export const LastPage: Story = {
  ...scene({ at: '/glasögon?page=3' }),
  play: async ({ canvas, userEvent }) => {
    await expectHeading(canvas, categoryMessages.glasses())
    await expect(canvas.getByText(shown(49, 54))).toBeVisible()
    await userEvent.click(canvas.getAllByRole('link', { name: /^2$|sida 2/i })[0]!)
    await expect(await canvas.findByText(shown(25, 48))).toBeVisible()
    await userEvent.click(canvas.getAllByRole('link', { name: /^3$|sida 3/i })[0]!)
    await expect(await canvas.findByText(shown(49, 54))).toBeVisible()
  },
}

/** The page says that the category is empty, and links to others. */
export const NothingToBuy: Story = {
  ...scene({ at: '/glasögon/barn' }),
  play: async ({ canvas, userEvent }) => {
    await expectHeading(canvas, categoryMessages.glassesKids())
    const onward = canvas.getByRole('link', { name: 'Se alla glasögon' })
    await expect(onward).toHaveAttribute('href', '/glasögon')
    await tabTo(userEvent, onward)
  },
}

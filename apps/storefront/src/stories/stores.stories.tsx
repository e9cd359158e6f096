import * as storesMessages from '@klarsikt/core/messages/stores'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { expectHeading, main, pageMeta, scene, tabTo } from './testing/scene.js'
import { Storefront } from './testing/storefront.js'

const meta = { title: 'Pages/Stores', component: Storefront, ...pageMeta } satisfies Meta<typeof Storefront>
export default meta
type Story = StoryObj<typeof meta>

/** A Saturday at eleven o'clock in Stockholm. */
const SATURDAY = '2026-11-21T10:00:00Z'

export const AllStores: Story = {
  ...scene({ at: '/hitta-butik', now: SATURDAY }),
  play: async ({ canvas, userEvent }) => {
    await expectHeading(canvas, /butik/i)
    await expect(main(canvas).getAllByRole('heading', { level: 2 })).toHaveLength(4)
    await tabTo(userEvent, await canvas.findByRole('link', { name: 'Solna Centrum' }))
  },
}

export const StoresOfAPlace: Story = {
  ...scene({ at: '/hitta-butik', now: SATURDAY }),
  play: async ({ canvas, userEvent }) => {
    await expectHeading(canvas, /butik/i)
    await userEvent.type(canvas.getByRole('searchbox'), 'Göteborg{Enter}')
    await expect(await canvas.findByText('1 butik för ”Göteborg”')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Göteborg Nordstan' })).toBeVisible()
  },
}

export const OneStore: Story = {
  ...scene({ at: '/hitta-butik/stockholm-city', now: SATURDAY }),
  play: async ({ canvas, userEvent }) => {
    await expectHeading(canvas, 'Stockholm City')
    const hours = within(canvas.getByRole('table', { name: storesMessages.openingHours() }))
    await expect(hours.getByRole('row', { name: /Lördag \(i dag\)/ })).toHaveTextContent('10–15')
    await expect(canvas.getByText(/^Öppet nu, stänger/)).toBeVisible()
    await tabTo(userEvent, main(canvas).getByRole('link', { name: 'Ring och boka tid' }))
  },
}

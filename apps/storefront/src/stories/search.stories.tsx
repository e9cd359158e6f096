import * as navMessages from '@klarsikt/core/messages/nav'
import * as searchMessages from '@klarsikt/core/messages/search'
import * as menuMessages from '@klarsikt/shop-config/messages/menu'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { expectHeading, expectShown, pageMeta, scene, tabTo } from './testing/scene.js'
import { Storefront } from './testing/storefront.js'

const meta = { title: 'Pages/Search', component: Storefront, ...pageMeta } satisfies Meta<typeof Storefront>
export default meta
type Story = StoryObj<typeof meta>

/** The search over every page shows hits during typing. Arrow keys move through them. */
export const Overlay: Story = {
  ...scene({ at: '/' }),
  play: async ({ canvas, userEvent }) => {
    await expectHeading(canvas, 'Se klart, varje dag')
    await userEvent.click(canvas.getByRole('button', { name: navMessages.search() }))
    const input = await canvas.findByRole('textbox', { name: searchMessages.placeholder() })
    const overlay = within(canvas.getByRole('dialog'))
    await userEvent.type(input, 'sol')
    await expectShown(await overlay.findByRole('link', { name: /Barstow/ }))
    await userEvent.keyboard('{ArrowDown}')
    await expect(overlay.getAllByRole('link')[0]).toHaveFocus()
  },
}

export const Results: Story = {
  ...scene({ at: '/search?q=sol' }),
  play: async ({ canvas, userEvent }) => {
    await expectHeading(canvas, searchMessages.resultsFor({ query: 'sol' }))
    const kinds = within(canvas.getByRole('navigation', { name: 'Visa träffar av ett slag' }))
    await userEvent.click(kinds.getByRole('link', { name: /^Butiker/ }))
    await expect(await canvas.findByRole('link', { name: /Solna Centrum/ })).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('link', { name: /Barstow/ })).toBeNull())
    await userEvent.click(kinds.getByRole('link', { name: /^Alla/ }))
    await expect(await canvas.findByRole('link', { name: /Barstow/ })).toBeVisible()
  },
}

export const NothingFound: Story = {
  ...scene({ at: '/search?q=xyzzy' }),
  play: async ({ canvas, userEvent }) => {
    await expectHeading(canvas, 'Inga sökresultat')
    await expect(canvas.getByRole('searchbox')).toHaveValue('xyzzy')
    await tabTo(userEvent, canvas.getByRole('link', { name: menuMessages.brandRayBan() }))
  },
}

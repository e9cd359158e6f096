import { mock } from '@klarsikt/contract/msw'
import * as cookieMessages from '@klarsikt/core/messages/cookie'
import * as cookieSettingsMessages from '@klarsikt/core/messages/cookie-settings'
import * as footerMessages from '@klarsikt/core/messages/footer'
import * as navMessages from '@klarsikt/core/messages/nav'
import * as pageMessages from '@klarsikt/core/messages/page'
import { carts } from '@klarsikt/fixtures/scenarios'
import * as menuMessages from '@klarsikt/shop-config/messages/menu'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { expectHeading, pageMeta, scene } from './testing/scene.js'
import { Storefront } from './testing/storefront.js'
import { pictured } from './testing/story-shop.js'

const meta = {
  title: 'Pages/Shell',
  component: Storefront,
  ...pageMeta,
  // The previous story was a page for customers, which would be reloaded for a store.
  beforeEach: () => {
    delete document.documentElement.dataset['storePage']
  },
} satisfies Meta<typeof Storefront>
export default meta
type Story = StoryObj<typeof meta>

/** The frame of every page: header with the cart's badge, and the footer's groups. */
export const HeaderAndFooter: Story = {
  ...scene({ at: '/köpvillkor', cart: pictured(carts.full) }),
  play: async ({ canvas }) => {
    await expectHeading(canvas, pageMessages.purchaseTerms())
    await expect(await within(canvas.getByRole('banner')).findByText('9')).toBeVisible()
    const footer = within(canvas.getByRole('contentinfo'))
    await expect(footer.getByRole('link', { name: pageMessages.purchaseTerms() })).toBeVisible()
    await expect(footer.getByRole('button', { name: footerMessages.cookieSettings() })).toBeVisible()
  },
}

/** On a narrow screen one group of links is open at a time. */
export const FooterOnAPhone: Story = {
  ...scene({ at: '/köpvillkor' }),
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, userEvent }) => {
    await expectHeading(canvas, pageMessages.purchaseTerms())
    const footer = within(canvas.getByRole('contentinfo'))
    const [first, second] = footer.getAllByRole('group')
    await userEvent.click(first!.querySelector('summary')!)
    await userEvent.click(second!.querySelector('summary')!)
    await expect(first).not.toHaveAttribute('open')
    await expect(second).toHaveAttribute('open')
  },
}

export const Menu: Story = {
  ...scene({ at: '/köpvillkor' }),
  play: async ({ canvas, userEvent }) => {
    await expectHeading(canvas, pageMessages.purchaseTerms())
    await userEvent.click(canvas.getByRole('button', { name: navMessages.openMenu() }))
    const menu = within(await canvas.findByRole('dialog', { name: navMessages.menu() }))
    await userEvent.click(menu.getByRole('button', { name: navMessages.glasses() }))
    const back = await menu.findByRole('button', { name: menuMessages.backToMenu() })
    await waitFor(() => expect(back).toHaveFocus())
  },
}

/** The cookie question. Refusing is as easy as accepting, and each of the four groups can be chosen. */
export const CookieQuestion: Story = {
  ...scene({ at: '/köpvillkor', consent: { groups: ['C0001'], version: 1, decidedAt: null } }),
  play: async ({ canvas, userEvent }) => {
    await expectHeading(canvas, pageMessages.purchaseTerms())
    const question = await canvas.findByRole('region', { name: cookieMessages.title() })
    await userEvent.click(within(question).getByRole('button', { name: cookieMessages.settings() }))
    const settings = within(await canvas.findByRole('dialog', { name: cookieMessages.settings() }))
    await expect(settings.getAllByRole('checkbox', { checked: true })).toHaveLength(1)
    await userEvent.click(
      settings.getByRole('checkbox', { name: new RegExp(`^${cookieSettingsMessages.groupC0002()}`) }),
    )
    await expect(settings.getAllByRole('checkbox', { checked: true })).toHaveLength(2)
  },
}

/** The shop on a screen in a store. */
export const LoggedInAsStore: Story = {
  ...scene({
    at: '/köpvillkor',
    also: [mock('getUser', () => ({ success: true as const, user: { isStore: true, name: 'Butik Göteborg' } }))],
  }),
  play: async ({ canvas, userEvent }) => {
    await expectHeading(canvas, pageMessages.purchaseTerms())
    await expect((await canvas.findAllByText(navMessages.storeBar()))[0]).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: /innehåll/ })).toHaveFocus()
  },
}

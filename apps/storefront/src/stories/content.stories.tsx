import { mock, MockRefusal } from '@klarsikt/contract/msw'
import * as errorMessages from '@klarsikt/core/messages/error'
import * as giftCardPageMessages from '@klarsikt/core/messages/gift-card-page'
import * as giftcardMessages from '@klarsikt/core/messages/giftcard'
import * as navMessages from '@klarsikt/core/messages/nav'
import * as pageMessages from '@klarsikt/core/messages/page'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { expectHeading, main, pageMeta, scene, tabTo } from './testing/scene.js'
import { Storefront } from './testing/storefront.js'

const meta = { title: 'Pages/Content', component: Storefront, ...pageMeta } satisfies Meta<typeof Storefront>
export default meta
type Story = StoryObj<typeof meta>

export const Questions: Story = {
  ...scene({ at: '/vanliga-frågor' }),
  play: async ({ canvas, userEvent }) => {
    await expectHeading(canvas, pageMessages.faq())
    await userEvent.click(canvas.getByText('Hur kan jag betala?'))
    await expect(canvas.getByText(/Betalsätt utan kredit visas alltid först/)).toBeVisible()
  },
}

/** A text, a list, a table, and a heading of long Swedish words. */
export const Terms: Story = {
  ...scene({ at: '/köpvillkor' }),
  play: async ({ canvas, userEvent }) => {
    await expectHeading(canvas, pageMessages.purchaseTerms())
    await expect(canvas.getByRole('row', { name: /Hämta i butik/ })).toHaveTextContent('0 kr')
    await tabTo(userEvent, main(canvas).getByRole('link', { name: navMessages.home() }))
  },
}

/** The balance of a card, and the answer to a wrong PIN. */
export const GiftCardBalance: Story = {
  ...scene({ at: '/presentkort' }),
  play: async ({ canvas, userEvent }) => {
    await expectHeading(canvas, pageMessages.giftcardLookup())
    const number = canvas.getByLabelText(giftcardMessages.number())
    const pin = canvas.getByLabelText(giftcardMessages.pin())
    const check = canvas.getByRole('button', { name: giftCardPageMessages.check() })
    await userEvent.type(number, '6789 0123 4567 3456')
    await userEvent.type(pin, '9999')
    await userEvent.click(check)
    await expect(await main(canvas).findByRole('alert')).toHaveTextContent('Vi hittar inget presentkort')
    await userEvent.clear(pin)
    await userEvent.type(pin, '1234{Enter}')
    await expect(await canvas.findByText(/250 kr/)).toBeVisible()
  },
}

export const NotFound: Story = {
  ...scene({ at: '/finns-inte' }),
  play: async ({ canvas, userEvent }) => {
    await expectHeading(canvas, errorMessages.pageNotFoundTitle())
    await tabTo(userEvent, main(canvas).getByRole('link', { name: pageMessages.home() }))
  },
}

/** The backend does not answer. The page says so, and header and footer stay. */
export const BackendAway: Story = {
  ...scene({
    at: '/glasögon',
    also: [mock('getCategory', () => new MockRefusal(503, { code: 'unavailable', message: errorMessages.generic() }))],
  }),
  play: async ({ canvas, userEvent }) => {
    await expectHeading(canvas, 'Något gick fel')
    await expect(canvas.getByRole('contentinfo')).toBeVisible()
    await tabTo(userEvent, main(canvas).getByRole('link', { name: navMessages.search() }))
  },
}

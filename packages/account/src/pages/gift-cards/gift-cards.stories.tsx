import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CLOSED_GIFT_CARD, EXPIRED_GIFT_CARD, GIFT_CARD } from '../../testing/gift-cards.js'
import { changeGiftCards } from './change-gift-cards.js'
import { GiftCardsPage } from './gift-cards-page.js'
import { loadGiftCards } from './load-gift-cards.js'

const PATH = '/mitt-konto/betalning-fakturor/presentkort'
const GiftCards = mounted({ path: PATH, load: loadGiftCards, mutate: changeGiftCards, page: GiftCardsPage })
const some = mock('getSavedGiftCards', () => ({ data: [GIFT_CARD, EXPIRED_GIFT_CARD, CLOSED_GIFT_CARD] }))

const meta = {
  title: 'Account/Gift cards',
  component: GiftCards,
  args: { initialEntries: [PATH] },
  ...pageMeta,
  parameters: { layout: 'fullscreen', msw: [some] },
} satisfies Meta<typeof GiftCards>
export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first] = await canvas.findAllByText('Händelser')
    if (first) await userEvent.click(first)
    await expect(canvas.getByText('Reserverat för ett köp')).toBeVisible()
  },
}
export const Empty: Story = {
  parameters: { msw: [mock('getSavedGiftCards', () => ({ data: [] }))] },
}
export const Refused: Story = {
  parameters: {
    msw: [
      some,
      mock(
        'saveGiftCard',
        () =>
          new MockRefusal(404, {
            code: 'gift-card.not-found',
            message: 'Vi hittar inget presentkort med det numret och den pinkoden.',
          }),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Presentkortsnummer'), '6000111122223333')
    await userEvent.type(canvas.getByLabelText('Pinkod'), '0000')
    await userEvent.click(canvas.getByRole('button', { name: 'Lägg till' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Vi hittar inget presentkort')
  },
}

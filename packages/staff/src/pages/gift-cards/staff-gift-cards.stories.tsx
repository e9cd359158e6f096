import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { GIFT_CARDS_TO_SELL, SOLD_GIFT_CARDS } from '../../testing/staff-gift-cards.js'
import { changeStaffGiftCards } from './change-staff-gift-cards.js'
import { loadStaffGiftCards } from './load-staff-gift-cards.js'
import { StaffGiftCardsPage } from './staff-gift-cards-page.js'

const PATH = '/butik-personal/presentkort'
const StaffGiftCards = mounted({
  path: PATH,
  load: loadStaffGiftCards,
  mutate: changeStaffGiftCards,
  page: StaffGiftCardsPage,
})

const meta = {
  title: 'Account/Staff gift cards',
  component: StaffGiftCards,
  args: { initialEntries: [PATH] },
  ...pageMeta,
  parameters: { layout: 'fullscreen', msw: [mock('getStaffGiftCards', () => ({ data: GIFT_CARDS_TO_SELL }))] },
} satisfies Meta<typeof StaffGiftCards>
export default meta
type Story = StoryObj<typeof meta>

const sold = mock('getStaffGiftCards', () => ({ data: SOLD_GIFT_CARDS }))

export const NothingSold: Story = {}
export const SoldToday: Story = { parameters: { msw: [sold] } }
export const NothingToSell: Story = {
  parameters: { msw: [mock('getStaffGiftCards', () => ({ data: { choices: [], sold: [] } }))] },
}
export const Wrong: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /Skicka det till mottagaren/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Lägg i varukorgen' }))
    await expect(await canvas.findByText('Välj ett belopp.')).toBeVisible()
  },
}
export const SentAgain: Story = {
  parameters: { msw: [sold, mock('resendStaffGiftCard', () => ({ success: true as const }))] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Skicka igen: presentkort på 500/ }))
    await expect(await canvas.findByText('Presentkortet skickas igen till samma adress.')).toBeVisible()
  },
}
export const TooMany: Story = {
  parameters: {
    msw: [
      sold,
      mock(
        'resendStaffGiftCard',
        () => new MockRefusal(429, { code: 'rate-limited', message: 'För många försök. Försök igen om en stund.' }),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Skicka igen: presentkort på 500/ }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('För många försök')
  },
}

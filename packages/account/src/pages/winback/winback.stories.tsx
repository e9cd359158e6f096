import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { WINBACK_OFFER } from '@klarsikt/page-kit/testing/glasses-subscription'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { loadWinback } from './load-winback.js'
import { winBack } from './win-back.js'
import { WinbackPage } from './winback-page.js'

const PATH = '/angratmig'
const Winback = mounted({ path: PATH, load: loadWinback, mutate: winBack, page: WinbackPage })
const offered = mock('getWinback', () => ({ data: WINBACK_OFFER, wonBack: false, freeMonths: 3 }))

const meta = {
  title: 'Account/Winback',
  component: Winback,
  args: { initialEntries: [PATH] },
  ...pageMeta,
  parameters: { layout: 'fullscreen', msw: [offered] },
} satisfies Meta<typeof Winback>
export default meta
type Story = StoryObj<typeof meta>

export const Offered: Story = {}
export const Nothing: Story = {
  parameters: { msw: [mock('getWinback', () => ({ data: null, wonBack: false, freeMonths: 3 }))] },
}
export const TooSoon: Story = {
  parameters: {
    msw: [
      mock('getWinback', () => ({
        data: { ...WINBACK_OFFER, state: 'too-soon' as const },
        wonBack: false,
        freeMonths: 3,
      })),
    ],
  },
}
export const Wrong: Story = {
  parameters: {
    msw: [
      offered,
      mock(
        'winBackGlassesSubscription',
        () =>
          new MockRefusal(422, {
            code: 'request.invalid',
            message: 'Rätta till fälten.',
            fields: { birthDate: 'Födelsedatumet stämmer inte. Kontrollera att du har skrivit ÅÅMMDD.' },
          }),
      ),
    ],
  },
  async play({ canvas, userEvent }) {
    await userEvent.type(await canvas.findByLabelText('Födelsedatum'), '900101')
    await userEvent.click(canvas.getByRole('button', { name: 'Ångra uppsägningen' }))
    await expect(await canvas.findByText(/stämmer inte/)).toBeVisible()
  },
}

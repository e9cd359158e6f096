import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { whoIsHere as loadLogout } from '@klarsikt/page-kit/session'
import { CUSTOMER } from '@klarsikt/page-kit/testing/customer'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { logOut } from './log-out.js'
import { LogoutPage } from './logout-page.js'

const ANNA = mock('getCustomerDetails', () => ({ data: CUSTOMER }))
const PATH = '/mitt-konto/loggaut'
const Logout = mounted({ path: PATH, load: loadLogout, mutate: logOut, page: LogoutPage })

const meta = {
  title: 'Account/Logout',
  component: Logout,
  args: { initialEntries: [PATH] },
  ...pageMeta,
  parameters: { layout: 'fullscreen', msw: [ANNA] },
} satisfies Meta<typeof Logout>
export default meta
type Story = StoryObj<typeof meta>

export const Asked: Story = {}
export const Failed: Story = {
  parameters: {
    msw: [ANNA, mock('logout', () => new MockRefusal(429, { code: 'rate-limited', message: 'Försök igen.' }))],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Logga ut' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Försök igen.')
  },
}

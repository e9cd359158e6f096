import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { whoIsHere as loadLogout } from '../../session/who-is-here.js'
import { CUSTOMER } from '../../testing/customer.js'
import { mounted } from '../../testing/mount.js'
import { pageMeta } from '../../testing/page-meta.js'
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

import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { mounted } from '../../testing/mount.js'
import { pageMeta } from '../../testing/page-meta.js'
import { logOut, LogoutPage } from './index.js'

const PATH = '/mitt-konto/loggaut'
const Logout = mounted({ path: PATH, load: () => null, mutate: logOut, page: LogoutPage })

const meta = {
  title: 'Account/Logout',
  component: Logout,
  args: { initialEntries: [PATH] },
  ...pageMeta,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Logout>
export default meta
type Story = StoryObj<typeof meta>

export const Asked: Story = {}
export const Failed: Story = {
  parameters: { msw: [mock('logout', () => new MockRefusal(429, { code: 'rate-limited', message: 'Försök igen.' }))] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Logga ut' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Försök igen.')
  },
}

import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import { installPasskeys, LOGIN_OPTIONS } from '@klarsikt/page-kit/testing/passkey-browser'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { loadLogin } from './load-login.js'
import { logIn } from './log-in.js'
import { LoginPage } from './login-page.js'

const PATH = '/mitt-konto/logga-in'
const Login = mounted({
  path: PATH,
  load: (client, { url }) => loadLogin(client, url),
  mutate: logIn,
  page: LoginPage,
})

const NO_EID = mock('getEid', () => ({ data: null }))

const meta = {
  title: 'Account/Login',
  component: Login,
  args: { initialEntries: [PATH] },
  ...pageMeta,
  // Fake passkeys keep the story independent of what the showing browser offers.
  beforeEach: () => installPasskeys().remove,
  parameters: { layout: 'fullscreen', msw: [NO_EID] },
} satisfies Meta<typeof Login>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Wrong: Story = {
  parameters: {
    msw: [
      NO_EID,
      mock(
        'login',
        () => new MockRefusal(401, { code: 'login.failed', message: 'E-postadressen eller lösenordet stämmer inte.' }),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('E-post'), 'anna@klarsikt.example')
    await userEvent.type(canvas.getByLabelText('Lösenord'), 'Fel-lösenord')
    await userEvent.click(canvas.getByRole('button', { name: 'Logga in' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('stämmer inte')
  },
}
export const Verification: Story = { args: { initialEntries: [`${PATH}?verifiera=${'t'.repeat(43)}`] } }
export const KeyCancelled: Story = {
  parameters: {
    msw: [mock('passkeyLoginOptions', () => ({ success: true as const, options: LOGIN_OPTIONS }))],
  },
  beforeEach: () => {
    const browser = installPasskeys()
    browser.answer = 'NotAllowedError'
    return browser.remove
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Logga in med nyckel (passkey)' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('avbröts')
  },
}

import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import { installPasskeys, STORE_OPTIONS } from '@klarsikt/page-kit/testing/passkey-browser'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { loadLoginStore } from './load-login-store.js'
import { logInStore } from './log-in-store.js'
import { LoginStorePage } from './login-store-page.js'

const PATH = '/mitt-konto/logga-in/butik'
const LoginStore = mounted({
  path: PATH,
  load: (_client, { url }) => loadLoginStore(url),
  mutate: logInStore,
  page: LoginStorePage,
})

const meta = {
  title: 'Account/Login store',
  component: LoginStore,
  args: { initialEntries: [PATH] },
  ...pageMeta,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LoginStore>
export default meta
type Story = StoryObj<typeof meta>
type Played = Parameters<NonNullable<Story['play']>>[0]

async function fill({ canvas, userEvent }: Played) {
  await userEvent.type(await canvas.findByLabelText('Butiksnummer'), '1001')
  await userEvent.type(canvas.getByLabelText('Anställningsnummer'), '1001')
  await userEvent.type(canvas.getByLabelText('Lösenord'), 'Visa-mer-2026')
  await userEvent.click(canvas.getByRole('button', { name: 'Fortsätt' }))
}

export const Empty: Story = {}
export const Wrong: Story = {
  parameters: {
    msw: [
      mock(
        'loginStore',
        () =>
          new MockRefusal(401, {
            code: 'store-login.failed',
            message: 'Butiken, anställningsnumret eller lösenordet stämmer inte. Försök igen.',
          }),
      ),
    ],
  },
  play: async (played) => {
    await fill(played)
    await expect(await played.canvas.findByRole('alert')).toHaveTextContent('stämmer inte')
  },
}
const sent = (hasPasskey: boolean) =>
  mock('loginStore', () => ({
    success: false as const,
    result: 'CodeRequired' as const,
    message: 'Vi har skickat en kod till b***@klarsikt.example. Den gäller i 10 minuter.',
    hasPasskey,
    channel: 'email' as const,
    channels: ['email' as const],
  }))

export const Code: Story = {
  parameters: { msw: [sent(false)] },
  play: async (played) => {
    await fill(played)
    await expect(await played.canvas.findByLabelText('Engångskod')).toBeVisible()
  },
}
/** The employee gets codes by SMS and asks for another one at once. */
export const BySms: Story = {
  parameters: {
    msw: [
      mock('loginStore', () => ({
        success: false as const,
        result: 'CodeRequired' as const,
        message: 'Vi har skickat en kod med sms till numret som slutar på 05. Den gäller i 10 minuter.',
        hasPasskey: false,
        channel: 'sms' as const,
        channels: ['sms' as const, 'email' as const],
      })),
      mock(
        'resendStoreCode',
        () =>
          new MockRefusal(429, {
            code: 'one-time-code.too-soon',
            message: 'Vänta 40 sekunder innan du ber om en ny kod.',
          }),
      ),
    ],
  },
  play: async (played) => {
    await fill(played)
    await played.userEvent.click(await played.canvas.findByRole('button', { name: 'Skicka koden igen' }))
    await expect(await played.canvas.findByRole('alert')).toHaveTextContent('Vänta 40 sekunder')
  },
}
/** The employee has a passkey and has closed the browser's dialog. */
export const Passkey: Story = {
  parameters: {
    msw: [sent(true), mock('storePasskeyOptions', () => ({ success: true as const, options: STORE_OPTIONS }))],
  },
  beforeEach: () => {
    const browser = installPasskeys()
    browser.answer = 'NotAllowedError'
    return browser.remove
  },
  play: async (played) => {
    await fill(played)
    await played.userEvent.click(await played.canvas.findByRole('button', { name: 'Använd nyckel (passkey)' }))
    await expect(await played.canvas.findByRole('alert')).toHaveTextContent('avbröts')
  },
}

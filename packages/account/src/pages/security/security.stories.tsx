import { mock, MockRefusal } from '@klarsikt/contract/msw'
import {
  CUSTOMER,
  PHONE,
  PHONE_PASSKEY,
  THIS_DEVICE,
  UNKNOWN_DEVICE,
  USB_PASSKEY,
} from '@klarsikt/page-kit/testing/customer'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import { installPasskeys, REGISTER_OPTIONS } from '@klarsikt/page-kit/testing/passkey-browser'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { changeSecurity } from './change-security.js'
import { loadSecurity } from './load-security.js'
import { SecurityPage } from './security-page.js'

const PATH = '/mitt-konto/sakerhet'
const Security = mounted({ path: PATH, load: loadSecurity, mutate: changeSecurity, page: SecurityPage })
const known = mock('getCustomerDetails', () => ({ data: CUSTOMER }))
const noPasskeys = mock('getPasskeys', () => ({ data: [] }))
const passkeys = mock('getPasskeys', () => ({ data: [PHONE_PASSKEY, USB_PASSKEY] }))
const question = mock('passkeyRegisterOptions', () => ({ success: true as const, options: REGISTER_OPTIONS }))
const devices = mock('getLoginSessions', () => ({ data: [THIS_DEVICE, PHONE, UNKNOWN_DEVICE] }))

const meta = {
  title: 'Account/Security',
  component: Security,
  args: { initialEntries: [PATH] },
  ...pageMeta,
  parameters: { layout: 'fullscreen', msw: [known, noPasskeys, devices] },
} satisfies Meta<typeof Security>
export default meta
type Story = StoryObj<typeof meta>

export const ManyDevices: Story = {}
export const OnlyThisDevice: Story = {
  parameters: { msw: [known, noPasskeys, mock('getLoginSessions', () => ({ data: [THIS_DEVICE] }))] },
}
export const WrongPassword: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Spara lösenordet' }))
    await expect(canvas.getByLabelText('Nuvarande lösenord')).toBeInvalid()
  },
}
export const StepUp: Story = {
  parameters: {
    msw: [
      known,
      noPasskeys,
      devices,
      mock(
        'changeEmail',
        () => new MockRefusal(403, { code: 'login.step-up-required', message: 'Logga in igen för att fortsätta.' }),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Ny e-postadress'), 'anna.ek@klarsikt.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Skicka länk' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Logga in igen')
  },
}
export const EmailPending: Story = {
  parameters: { msw: [known, noPasskeys, devices, mock('changeEmail', () => ({ success: true as const }))] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Ny e-postadress'), 'anna.ek@klarsikt.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Skicka länk' }))
    await expect(await canvas.findByText(/Bekräfta den nya adressen/)).toBeVisible()
  },
}

/** The account has two passkeys. The second story shows the question before one is removed. */
export const Passkeys: Story = { parameters: { msw: [known, passkeys, devices] } }
export const RemovePasskey: Story = {
  parameters: { msw: [known, passkeys, devices] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Ta bort nyckeln USB-nyckel' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Behåll' })).toHaveFocus())
  },
}
export const RenamePasskey: Story = {
  parameters: { msw: [known, passkeys, devices] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Byt namn på nyckeln USB-nyckel' }))
    await expect(await canvas.findByRole('textbox', { name: 'Namn' })).toHaveValue('USB-nyckel')
  },
}
export const KeyOfThisDevice: Story = {
  parameters: { msw: [known, passkeys, devices, question] },
  beforeEach: () => {
    const browser = installPasskeys()
    browser.answer = 'InvalidStateError'
    return browser.remove
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lägg till en nyckel' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('har redan en nyckel')
  },
}
export const KeyStepUp: Story = {
  parameters: {
    msw: [
      known,
      passkeys,
      devices,
      mock(
        'passkeyRegisterOptions',
        () => new MockRefusal(403, { code: 'login.step-up-required', message: 'Logga in igen för att fortsätta.' }),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lägg till en nyckel' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Logga in igen')
  },
}

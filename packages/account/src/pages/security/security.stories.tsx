import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CUSTOMER, PHONE, THIS_DEVICE, UNKNOWN_DEVICE } from '../../testing/customer.js'
import { mounted } from '../../testing/mount.js'
import { pageMeta } from '../../testing/page-meta.js'
import { changeSecurity, loadSecurity, SecurityPage } from './index.js'

const PATH = '/mitt-konto/sakerhet'
const Security = mounted({ path: PATH, load: loadSecurity, mutate: changeSecurity, page: SecurityPage })
const known = mock('getCustomerDetails', () => ({ data: CUSTOMER }))
const devices = mock('getLoginSessions', () => ({ data: [THIS_DEVICE, PHONE, UNKNOWN_DEVICE] }))

const meta = {
  title: 'Account/Security',
  component: Security,
  args: { initialEntries: [PATH] },
  ...pageMeta,
  parameters: { layout: 'fullscreen', msw: [known, devices] },
} satisfies Meta<typeof Security>
export default meta
type Story = StoryObj<typeof meta>

export const ManyDevices: Story = {}
export const OnlyThisDevice: Story = {
  parameters: { msw: [known, mock('getLoginSessions', () => ({ data: [THIS_DEVICE] }))] },
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
  parameters: { msw: [known, devices, mock('changeEmail', () => ({ success: true as const }))] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Ny e-postadress'), 'anna.ek@klarsikt.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Skicka länk' }))
    await expect(await canvas.findByText(/Bekräfta den nya adressen/)).toBeVisible()
  },
}

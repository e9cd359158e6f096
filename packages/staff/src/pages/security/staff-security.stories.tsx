import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { PHONE_PASSKEY, USB_PASSKEY } from '@klarsikt/page-kit/testing/customer'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import { installPasskeys } from '@klarsikt/page-kit/testing/passkey-browser'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { changeStaffSecurity } from './change-staff-security.js'
import { loadStaffSecurity } from './load-staff-security.js'
import { StaffSecurityPage } from './staff-security-page.js'

const PATH = '/butik-personal/säkerhet'
const StaffSecurity = mounted({
  path: PATH,
  load: loadStaffSecurity,
  mutate: changeStaffSecurity,
  page: StaffSecurityPage,
})

const meta = {
  title: 'Account/Staff security',
  component: StaffSecurity,
  args: { initialEntries: [encodeURI(PATH)] },
  ...pageMeta,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StaffSecurity>
export default meta
type Story = StoryObj<typeof meta>

const passkeys = mock('getStaffPasskeys', () => ({ data: [PHONE_PASSKEY, USB_PASSKEY] }))

const codes = (number: string | null, isPossible = true) =>
  mock('getStaffMobile', () => ({ data: { number, isPossible } }))

export const Empty: Story = { parameters: { msw: [mock('getStaffPasskeys', () => ({ data: [] })), codes(null)] } }
export const Passkeys: Story = { parameters: { msw: [passkeys, codes('***05')] } }
export const WithoutSms: Story = { parameters: { msw: [passkeys, codes(null, false)] } }
export const MobileRefused: Story = {
  parameters: { msw: [passkeys, codes(null)] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Spara numret' }))
    await expect(canvas.getByLabelText('Mobilnummer')).toBeInvalid()
  },
}
export const StepUp: Story = {
  parameters: {
    msw: [
      passkeys,
      codes('***05'),
      mock(
        'staffPasskeyRegisterOptions',
        () => new MockRefusal(403, { code: 'login.step-up-required', message: 'Logga in igen för att fortsätta.' }),
      ),
    ],
  },
  beforeEach: () => installPasskeys().remove,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lägg till en nyckel' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Logga in igen')
  },
}

import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { loadLogin } from './load-login.js'
import { logIn } from './log-in.js'
import { LoginPage } from './login-page.js'

const PATH = '/mitt-konto/logga-in'
const ORDER = '67df3917-fa0d-44e5-b327-edcc928297f8'
const Login = mounted({
  path: PATH,
  load: (client, { url }) => loadLogin(client, url),
  mutate: logIn,
  page: LoginPage,
})

const OFFERED = mock('getEid', () => ({ data: { appUrl: null } }))
const STARTED = mock('startEid', () => ({
  success: true as const,
  orderRef: ORDER,
  autoStartToken: 'auto',
  qr: `bankid.${ORDER}.0.dc69358e712458a66a7525beef148ae8526b1c71610eff2c16cdffb4cdac9bf8`,
}))
const COMPLETE = { orderRef: ORDER, status: 'complete' as const, hintCode: null, qr: null }

const meta = {
  title: 'Account/Login by BankID',
  component: Login,
  args: { initialEntries: [PATH] },
  ...pageMeta,
  parameters: { layout: 'fullscreen', msw: [OFFERED, STARTED] },
} satisfies Meta<typeof Login>
export default meta
type Story = StoryObj<typeof meta>

const begin: Story['play'] = async ({ canvas, userEvent }) =>
  userEvent.click(await canvas.findByRole('button', { name: 'Logga in med Mobilt BankID' }))

const step = (hintCode: string, status: 'pending' | 'failed' | 'error' = 'pending', qr: string | null = null) =>
  mock('collectEid', () => ({
    success: true as const,
    orderRef: ORDER,
    status,
    hintCode,
    qr,
    autoStartToken: qr,
    message: '',
  }))

export const Offered: Story = {}
export const Code: Story = {
  parameters: { msw: [OFFERED, STARTED, step('outstandingTransaction', 'pending', 'bankid.a.1.b')] },
  async play(context) {
    await begin(context)
    await expect(await context.canvas.findByRole('img', { name: /^QR-kod/ })).toBeVisible()
  },
}
export const InTheApp: Story = {
  parameters: { msw: [OFFERED, STARTED, step('userSign')] },
  async play(context) {
    await begin(context)
    await expect(await context.canvas.findByText(/^Skriv in din säkerhetskod/)).toBeVisible()
  },
}
export const Refused: Story = {
  parameters: { msw: [OFFERED, STARTED, step('userCancel', 'failed')] },
  async play(context) {
    await begin(context)
    await expect(await context.canvas.findByText('Inloggningen med BankID avbröts.')).toBeVisible()
  },
}
export const Trouble: Story = {
  parameters: {
    msw: [OFFERED, mock('startEid', () => new MockRefusal(503, { code: 'eid.unavailable', message: 'Problem.' }))],
  },
  async play(context) {
    await begin(context)
    await expect(await context.canvas.findByText(/problem med inloggning via Mobilt BankID/)).toBeVisible()
  },
}
export const Address: Story = {
  parameters: {
    msw: [
      OFFERED,
      STARTED,
      mock('collectEid', () => ({
        success: false as const,
        ...COMPLETE,
        result: 'EidEmailNotVerified' as const,
        message: '',
      })),
      mock('connectEidEmail', () => ({
        success: true as const,
        result: 'EidEmailNotVerified' as const,
        message: 'Öppna länken i mejlet vi skickade till anna@klarsikt.example.',
      })),
    ],
  },
  async play(context) {
    await begin(context)
    await expect(await context.canvas.findByLabelText('E-post')).toBeVisible()
  },
}
export const LetterSent: Story = {
  ...Address,
  async play(context) {
    const { canvas, userEvent } = context
    await begin(context)
    await canvas.findByRole('heading', { name: 'Vilken e-postadress har du?' })
    await userEvent.type(await canvas.findByLabelText('E-post'), 'anna@klarsikt.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Skicka länk' }))
    await expect(await canvas.findByRole('button', { name: 'Jag har bekräftat adressen' })).toBeVisible()
  },
}
export const ConfirmAddress: Story = { args: { initialEntries: [`${PATH}?bankid=${'t'.repeat(43)}`] } }

import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Link } from '../../primitives/link/link.js'
import { guide } from '../../testing/guide.js'
import { BankIdPanel, type BankIdPanelProps } from './bankid-panel.js'

const QR =
  'bankid.67df3917-fa0d-44e5-b327-edcc928297f8.0.dc69358e712458a66a7525beef148ae8526b1c71610eff2c16cdffb4cdac9bf8'
const LINK = 'https://app.bankid.com/?autostarttoken=7c40b5c9-fa74-49cf-b98c-bfe651f9a7c6'

/** A real page starts a new order at this point. */
function Switching(props: BankIdPanelProps) {
  const [device, setDevice] = useState(props.device)
  return <BankIdPanel {...props} device={device} onDeviceChange={setDevice} />
}

const meta = {
  title: 'Commerce/BankID panel',
  component: BankIdPanel,
  args: {
    state: { status: 'pending', hintCode: 'outstandingTransaction' },
    device: 'other',
    qrData: QR,
    autostartHref: LINK,
    onRetry: fn(),
    onCancel: fn(),
    onDeviceChange: fn(),
  },
  parameters: guide({
    purpose:
      'Log in or sign with BankID: the code for another device, the button for this one, and every text the guidelines recommend.',
    do: [
      'Renew `qrData` each second from the server; the secret that makes it never reaches the page.',
      'Start with `device="same"` on phones and `"other"` on computers.',
      'Start a new order by yourself when the code was not read in time, before showing the failure.',
    ],
    dont: [
      'Do not ask for a personal number first: an order is started by code or link only.',
      'Do not write texts of your own for hints; hand the hint in.',
      'Do not draw BankID’s logotype here; its licence is the shop’s, not the design system’s.',
    ],
  }),
} satisfies Meta<typeof BankIdPanel>
export default meta
type Story = StoryObj<typeof meta>

export const Code: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^QR-kod för inloggning med BankID/ })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('Starta BankID-appen och läs av QR-koden.')
  },
}
export const Starting: Story = { args: { state: { status: 'starting' }, qrData: null, autostartHref: null } }
export const SameDevice: Story = {
  args: { device: 'same', mobile: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Öppna BankID' })).toHaveAttribute('href', LINK)
  },
}
export const SameDeviceStarting: Story = {
  args: { device: 'same', state: { status: 'starting' }, autostartHref: null },
}

export const SwitchingDevice: Story = {
  render: (args) => <Switching {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'BankID på den här enheten' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('link', { name: 'Öppna BankID' })).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Mobilt BankID på annan enhet' }))
    await expect(canvas.getByRole('img', { name: /^QR-kod/ })).toBeVisible()
  },
}

export const SearchingOnComputer: Story = { args: { state: { status: 'pending', hintCode: 'started' } } }
export const AskingForTheCode: Story = { args: { state: { status: 'pending', hintCode: 'userSign' } } }
export const ReadingIdDocument: Story = { args: { state: { status: 'pending', hintCode: 'userMrtd' } } }
export const Signing: Story = { args: { purpose: 'sign', state: { status: 'pending', hintCode: 'userSign' } } }
export const Complete: Story = { args: { state: { status: 'complete' } } }

export const TimedOut: Story = {
  args: { state: { status: 'failed', hintCode: 'expiredTransaction' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Försök igen' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledOnce()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Avbryt' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onCancel).toHaveBeenCalledOnce()
  },
}
export const Aborted: Story = { args: { state: { status: 'failed', hintCode: 'userCancel' } } }
export const CodeNotRead: Story = { args: { state: { status: 'failed', hintCode: 'startFailed' } } }
export const Blocked: Story = { args: { state: { status: 'failed', hintCode: 'certificateErr' } } }
export const AlreadyInProgress: Story = { args: { state: { status: 'error', errorCode: 'alreadyInProgress' } } }
export const Maintenance: Story = {
  args: {
    state: { status: 'error', errorCode: 'Maintenance' },
    children: <Link href="/logga-in?med=epost">Logga in med e-post och lösenord</Link>,
  },
}
export const LongTitle: Story = {
  args: { title: 'Skriv under företagsavtalet om terminalglasögon och skyddsglasögon', purpose: 'sign' },
}

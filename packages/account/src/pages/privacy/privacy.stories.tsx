import { mock, MockRefusal } from '@klarsikt/contract/msw'
import {
  EXPIRED_EXPORT,
  FAILED_EXPORT,
  NO_EXPORT,
  QUEUED_EXPORT,
  READY_EXPORT,
  RUNNING_EXPORT,
} from '@klarsikt/page-kit/testing/customer'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { changePrivacy } from './change-privacy.js'
import { loadPrivacy } from './load-privacy.js'
import { PrivacyPage } from './privacy-page.js'

const PATH = '/mitt-konto/mina-data'
const Privacy = mounted({ path: PATH, load: loadPrivacy, mutate: changePrivacy, page: PrivacyPage })
const known = mock('getDataExport', () => ({ data: NO_EXPORT }))

const meta = {
  title: 'Account/Privacy',
  component: Privacy,
  args: { initialEntries: [PATH] },
  ...pageMeta,
  parameters: { layout: 'fullscreen', msw: [known] },
} satisfies Meta<typeof Privacy>
export default meta
type Story = StoryObj<typeof meta>

export const Nothing: Story = {}
export const Queued: Story = { parameters: { msw: [mock('getDataExport', () => ({ data: QUEUED_EXPORT }))] } }
export const Running: Story = { parameters: { msw: [mock('getDataExport', () => ({ data: RUNNING_EXPORT }))] } }
export const Failed: Story = { parameters: { msw: [mock('getDataExport', () => ({ data: FAILED_EXPORT }))] } }
export const Expired: Story = { parameters: { msw: [mock('getDataExport', () => ({ data: EXPIRED_EXPORT }))] } }
export const Ready: Story = { parameters: { msw: [mock('getDataExport', () => ({ data: READY_EXPORT }))] } }
export const StepUp: Story = {
  parameters: { msw: [mock('getDataExport', () => ({ data: { ...READY_EXPORT, isRecentLogin: false } }))] },
}
export const NotConfirmed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Radera mitt konto' }))
    await waitFor(() => expect(canvas.getByRole('checkbox', { name: /Jag förstår/ })).toBeInvalid())
  },
}
export const OrderUnderWay: Story = {
  parameters: {
    msw: [
      known,
      mock(
        'eraseAccount',
        () =>
          new MockRefusal(409, {
            code: 'account.order-under-way',
            message: 'Du har en order eller betalning som inte är klar.',
          }),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Jag förstår/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Radera mitt konto' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('inte är klar')
  },
}

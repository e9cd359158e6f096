import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { loadResetPassword } from './load-reset-password.js'
import { ResetPasswordPage } from './reset-password-page.js'
import { resetPassword } from './reset-password.js'

// The router encodes Swedish letters in a path, so the story uses a path without them.
const PATH = '/mitt-konto/nytt-losenord'
const ResetPassword = mounted({
  path: PATH,
  load: (_client, { url }) => loadResetPassword(url),
  mutate: resetPassword,
  page: ResetPasswordPage,
})

const meta = {
  title: 'Account/Reset password',
  component: ResetPassword,
  args: { initialEntries: [PATH] },
  ...pageMeta,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ResetPassword>
export default meta
type Story = StoryObj<typeof meta>

export const Request: Story = {}
export const Sent: Story = {
  parameters: { msw: [mock('requestPasswordReset', () => ({ success: true as const }))] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('E-post'), 'anna@klarsikt.example')
    await userEvent.click(canvas.getByRole('button', { name: 'Skicka länk' }))
    await expect(await canvas.findByText(/^Om det finns ett konto/)).toBeVisible()
  },
}
export const Choose: Story = { args: { initialEntries: [`${PATH}?token=${'t'.repeat(43)}`] } }
export const Expired: Story = {
  args: { initialEntries: [`${PATH}?token=${'t'.repeat(43)}`] },
  parameters: {
    msw: [
      mock(
        'resetPassword',
        () =>
          new MockRefusal(410, {
            code: 'password-reset.expired',
            message: 'Länken gäller inte längre. Begär en ny.',
          }),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Nytt lösenord'), 'Visa-mer-2027')
    await userEvent.type(canvas.getByLabelText('Upprepa lösenord'), 'Visa-mer-2027')
    await userEvent.click(canvas.getByRole('button', { name: 'Spara lösenordet' }))
    await expect(await canvas.findByText('Länken gäller inte längre. Begär en ny.')).toBeVisible()
  },
}

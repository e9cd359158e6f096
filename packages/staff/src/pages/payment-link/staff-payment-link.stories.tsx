import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { loadStaffPaymentLink } from './load-staff-payment-link.js'
import { requestPayment } from './request-payment.js'
import { StaffPaymentLinkPage } from './staff-payment-link-page.js'

const PATH = '/butik-personal/betallänk'
const PaymentLink = mounted({
  path: PATH,
  load: loadStaffPaymentLink,
  mutate: requestPayment,
  page: StaffPaymentLinkPage,
})

const meta = {
  title: 'Account/Staff payment link',
  component: PaymentLink,
  args: { initialEntries: [`${PATH}?kund=123456782`] },
  ...pageMeta,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PaymentLink>
export default meta
type Story = StoryObj<typeof meta>
type Play = NonNullable<Story['play']>

const fillAndSend: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(await canvas.findByRole('textbox', { name: /Belopp/ }), '1495')
  await userEvent.click(canvas.getByRole('radio', { name: /Sms/ }))
  await userEvent.click(canvas.getByRole('button', { name: 'Skicka länken' }))
}

export const Empty: Story = { args: { initialEntries: [PATH] } }
export const ForACustomer: Story = {}
export const Wrong: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Skicka länken' }))
    await expect(canvas.getByRole('textbox', { name: /Belopp/ })).toBeInvalid()
  },
}
export const Sent: Story = {
  parameters: {
    msw: [
      mock('requestPayment', () => ({
        success: true as const,
        expiresAt: '2026-11-28T12:00:00.000Z',
        message:
          'Länken skickas som sms till kundens mobil, numret som slutar på 05. Den gäller till 28 november 2026.',
      })),
    ],
  },
  play: async (context) => {
    await fillAndSend(context)
    await expect(await context.canvas.findByText(/Länken skickas som sms/)).toBeVisible()
  },
}
export const RefusedNumber: Story = {
  parameters: {
    msw: [
      mock(
        'requestPayment',
        () =>
          new MockRefusal(422, {
            code: 'request.invalid',
            message: 'Några uppgifter behöver rättas till.',
            fields: {
              channel:
                'Kundens mobilnummer tar inte emot våra sms: Vi skickar bara sms till svenska mobilnummer. Välj e-post.',
            },
          }),
      ),
    ],
  },
  play: async (context) => {
    await fillAndSend(context)
    await expect(await context.canvas.findByText(/Välj e-post/)).toBeVisible()
  },
}
export const TooMany: Story = {
  parameters: {
    msw: [
      mock(
        'requestPayment',
        () => new MockRefusal(429, { code: 'rate-limited', message: 'För många försök. Försök igen om en stund.' }),
      ),
    ],
  },
  play: async (context) => {
    await fillAndSend(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent('För många försök')
  },
}

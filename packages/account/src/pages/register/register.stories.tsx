import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { loadRegister } from './load-register.js'
import { RegisterPage } from './register-page.js'
import { register } from './register.js'

const PATH = '/mitt-konto/registrera'
const Register = mounted({
  path: PATH,
  load: (client, { url }) => loadRegister(client, url),
  mutate: register,
  page: RegisterPage,
})

const meta = {
  title: 'Account/Register',
  component: Register,
  args: { initialEntries: [PATH] },
  ...pageMeta,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Register>
export default meta
type Story = StoryObj<typeof meta>
type Play = Parameters<NonNullable<Story['play']>>[0]

async function fill({ canvas, userEvent }: Pick<Play, 'canvas' | 'userEvent'>) {
  await userEvent.type(await canvas.findByLabelText('Förnamn'), 'Anna')
  await userEvent.type(canvas.getByLabelText('Efternamn'), 'Åberg')
  await userEvent.type(canvas.getByLabelText('E-post'), 'anna@klarsikt.example')
  await userEvent.type(canvas.getByLabelText('Mobilnummer'), '070-123 45 67')
  await userEvent.type(canvas.getByLabelText('Lösenord'), 'Visa-mer-2026')
  await userEvent.type(canvas.getByLabelText('Upprepa lösenord'), 'Visa-mer-2026')
  await userEvent.click(canvas.getByRole('checkbox'))
  await userEvent.click(canvas.getByRole('button', { name: 'Skapa konto' }))
}

export const Empty: Story = {}
export const Missing: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Skapa konto' }))
    await waitFor(() => expect(canvas.getByLabelText('Förnamn')).toBeInvalid())
  },
}
export const CommonPassword: Story = {
  parameters: {
    msw: [
      mock(
        'register',
        () =>
          new MockRefusal(400, {
            code: 'request.invalid',
            message: 'Rätta fälten.',
            fields: { password: 'Lösenordet är för vanligt. Välj ett annat.' },
          }),
      ),
    ],
  },
  play: async (context) => {
    await fill(context)
    await waitFor(() => expect(context.canvas.getByLabelText('Lösenord')).toBeInvalid())
  },
}
export const Sent: Story = {
  parameters: {
    msw: [
      mock('register', () => ({
        success: true as const,
        result: 'SuccessPendingEmail' as const,
        message: 'Nästan klart.',
      })),
    ],
  },
  play: async (context) => {
    await fill(context)
    await expect(await context.canvas.findByRole('heading', { name: 'Kolla din mejl' })).toBeVisible()
  },
}

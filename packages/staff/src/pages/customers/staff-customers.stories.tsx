import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { FOUND } from '../../testing/staff.js'
import { changeCustomers } from './change-customers.js'
import { StaffCustomersPage } from './staff-customers-page.js'

const PATH = '/butik-personal/kunder'
const StaffCustomers = mounted({ path: PATH, load: () => null, mutate: changeCustomers, page: StaffCustomersPage })

const meta = {
  title: 'Account/Staff customers',
  component: StaffCustomers,
  args: { initialEntries: [PATH] },
  ...pageMeta,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof StaffCustomers>
export default meta
type Story = StoryObj<typeof meta>
type Played = Parameters<NonNullable<Story['play']>>[0]

async function find({ canvas, userEvent }: Played) {
  await userEvent.type(await canvas.findByLabelText('Personnummer, e-post, mobil eller kundnummer'), FOUND.email)
  await userEvent.type(canvas.getByLabelText('Varför söker du kunden?'), 'Fråga om retur')
  await userEvent.click(canvas.getByRole('button', { name: 'Sök kund' }))
}

async function create({ canvas, userEvent }: Played) {
  for (const [name, text] of [
    ['Förnamn', FOUND.firstName],
    ['Efternamn', FOUND.lastName],
    ['E-post', FOUND.email],
    ['Mobilnummer', FOUND.mobile],
  ] as const)
    await userEvent.type(await canvas.findByRole('textbox', { name }), text)
  await userEvent.click(canvas.getByRole('button', { name: 'Skapa kund' }))
}

export const Empty: Story = {}
export const Found: Story = {
  parameters: { msw: [mock('lookupCustomer', () => ({ success: true as const, data: [FOUND] }))] },
  play: async (played) => {
    await find(played)
    await expect(await played.canvas.findByText(`Kundnummer ${FOUND.customerNumber}`)).toBeVisible()
  },
}
export const NotFound: Story = {
  parameters: {
    msw: [
      mock(
        'lookupCustomer',
        () => new MockRefusal(404, { code: 'customer.not-found', message: 'Ingen kund hittades.' }),
      ),
    ],
  },
  play: async (played) => {
    await find(played)
    await expect(await played.canvas.findByText('Ingen kund hittades.')).toBeVisible()
  },
}
export const Wrong: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Skapa kund' }))
    await expect(canvas.getByRole('textbox', { name: 'Förnamn' })).toBeInvalid()
  },
}
export const Exists: Story = {
  parameters: {
    msw: [
      mock(
        'createCustomer',
        () =>
          new MockRefusal(409, {
            code: 'customer.exists',
            message: 'Kunden finns redan. Sök fram kunden i stället.',
          }),
      ),
    ],
  },
  play: async (played) => {
    await create(played)
    await expect(await played.canvas.findByText(/^Kunden finns redan/)).toBeVisible()
  },
}
export const Created: Story = {
  parameters: {
    msw: [mock('createCustomer', () => ({ success: true as const, data: { ...FOUND, isConfirmed: false } }))],
  },
  play: async (played) => {
    await create(played)
    await expect(await played.canvas.findByText(/är upplagd med kundnummer/)).toBeVisible()
  },
}

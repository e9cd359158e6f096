import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { mounted } from '../../testing/mount.js'
import { pageMeta } from '../../testing/page-meta.js'
import { FOUND } from '../../testing/staff.js'
import { changeCustomers, StaffCustomersPage } from './index.js'

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

import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { CUSTOMER, NEW_CUSTOMER } from '../../testing/customer.js'
import { mounted } from '../../testing/mount.js'
import { pageMeta } from '../../testing/page-meta.js'
import { DetailsPage, loadDetails, saveDetails } from './index.js'

const PATH = '/mitt-konto/uppgifter'
const Details = mounted({ path: PATH, load: loadDetails, mutate: saveDetails, page: DetailsPage })
const known = mock('getCustomerDetails', () => ({ data: CUSTOMER }))

const meta = {
  title: 'Account/Details',
  component: Details,
  args: { initialEntries: [PATH] },
  ...pageMeta,
  parameters: { layout: 'fullscreen', msw: [known] },
} satisfies Meta<typeof Details>
export default meta
type Story = StoryObj<typeof meta>

export const Known: Story = {}
export const NewCustomer: Story = { parameters: { msw: [mock('getCustomerDetails', () => ({ data: NEW_CUSTOMER }))] } }
export const Saved: Story = {
  parameters: { msw: [known, mock('updateCustomerDetails', () => ({ success: true as const, data: CUSTOMER }))] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Spara uppgifterna' }))
    await expect(await canvas.findByText(/Dina uppgifter är sparade/)).toBeVisible()
  },
}
export const Wrong: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.clear(await canvas.findByLabelText('Förnamn'))
    await userEvent.click(canvas.getByRole('button', { name: 'Spara uppgifterna' }))
    await expect(canvas.getByLabelText('Förnamn')).toBeInvalid()
  },
}
export const Refused: Story = {
  parameters: {
    msw: [
      known,
      mock(
        'updateCustomerDetails',
        () => new MockRefusal(503, { code: 'unavailable', message: 'Tjänsten är tillfälligt otillgänglig.' }),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Spara uppgifterna' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('otillgänglig')
  },
}

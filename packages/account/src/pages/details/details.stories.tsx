import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { ACCOUNT_SIZE, CUSTOMER, NEW_CUSTOMER, NO_SIZE } from '@klarsikt/page-kit/testing/customer'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { DetailsPage } from './details-page.js'
import { loadDetails } from './load-details.js'
import { saveDetails } from './save-details.js'

const PATH = '/mitt-konto/uppgifter'
const Details = mounted({ path: PATH, load: loadDetails, mutate: saveDetails, page: DetailsPage })
const size = mock('getOwnSize', () => ({ data: NO_SIZE }))
const known = [mock('getCustomerDetails', () => ({ data: CUSTOMER })), size]

const meta = {
  title: 'Account/Details',
  component: Details,
  args: { initialEntries: [PATH] },
  ...pageMeta,
  parameters: { layout: 'fullscreen', msw: known },
} satisfies Meta<typeof Details>
export default meta
type Story = StoryObj<typeof meta>

export const Known: Story = {}
export const NewCustomer: Story = {
  parameters: { msw: [mock('getCustomerDetails', () => ({ data: NEW_CUSTOMER })), size] },
}
export const Saved: Story = {
  parameters: { msw: [...known, mock('updateCustomerDetails', () => ({ success: true as const, data: CUSTOMER }))] },
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
      ...known,
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

const kept = [
  mock('getCustomerDetails', () => ({ data: CUSTOMER })),
  mock('getOwnSize', () => ({ data: ACCOUNT_SIZE })),
]
export const SizeKept: Story = { parameters: { msw: kept } }
export const SizeSaved: Story = {
  parameters: { msw: [...kept, mock('setOwnSize', () => ({ success: true as const, data: ACCOUNT_SIZE }))] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^Medel/ }))
    await expect(canvas.getByLabelText(/Siffrorna på skalmen/)).not.toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Spara storleken' }))
    await expect(await canvas.findByText('Din storlek är sparad.')).toBeVisible()
  },
}

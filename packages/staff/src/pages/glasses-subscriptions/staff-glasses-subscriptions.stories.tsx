import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { StoreGlassesSubscription } from '@klarsikt/contract/shop/types'
import {
  ENDED_STORE_GLASSES_SUBSCRIPTION,
  STORE_GLASSES_SUBSCRIPTION,
} from '@klarsikt/page-kit/testing/glasses-subscription'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { changeStaffGlassesSubscriptions } from './change-staff-glasses-subscriptions.js'
import { loadStaffGlassesSubscriptions } from './load-staff-glasses-subscriptions.js'
import { StaffGlassesSubscriptionsPage } from './staff-glasses-subscriptions-page.js'

const PATH = '/butik-personal/lifestyle'
const Page = mounted({
  path: PATH,
  load: loadStaffGlassesSubscriptions,
  mutate: changeStaffGlassesSubscriptions,
  page: StaffGlassesSubscriptionsPage,
})
const list = (data: StoreGlassesSubscription[], underMaintenance = false) =>
  mock('getStoreGlassesSubscriptions', () => ({ data, underMaintenance }))
const refuse = (...refused: ConstructorParameters<typeof MockRefusal>) => [
  list([STORE_GLASSES_SUBSCRIPTION]),
  mock('createGlassesSubscriptionInStore', () => new MockRefusal(...refused)),
]

const meta = {
  title: 'Account/Staff glasses subscriptions',
  component: Page,
  args: { initialEntries: [PATH] },
  ...pageMeta,
  parameters: {
    layout: 'fullscreen',
    msw: [
      list([
        STORE_GLASSES_SUBSCRIPTION,
        { ...STORE_GLASSES_SUBSCRIPTION, id: '41250872', status: 'Active', statusText: 'Aktivt', isConnected: true },
        ENDED_STORE_GLASSES_SUBSCRIPTION,
      ]),
    ],
  },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>
type Played = Parameters<NonNullable<Story['play']>>[0]

async function make({ canvas, userEvent }: Played) {
  await userEvent.type(await canvas.findByRole('textbox', { name: /^Personnummer/ }), '19900602-2397')
  await userEvent.click(canvas.getByRole('radio', { name: /^Plus/ }))
  await userEvent.click(canvas.getByRole('button', { name: 'Skapa abonnemanget' }))
}

export const Listed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Kopplat till kundens konto')).toBeVisible()
    await expect(canvas.getAllByText('Väntar på kunden')).toHaveLength(1)
  },
}
export const Empty: Story = { parameters: { msw: [list([])] } }
export const Made: Story = {
  parameters: {
    msw: [
      list([STORE_GLASSES_SUBSCRIPTION]),
      mock('createGlassesSubscriptionInStore', () => ({ success: true as const, data: STORE_GLASSES_SUBSCRIPTION })),
    ],
  },
  play: async (played) => {
    await make(played)
    await expect(await played.canvas.findByText(/är skapat/)).toBeVisible()
  },
}
export const Wrong: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Skapa abonnemanget' }))
    await expect(canvas.getByRole('textbox', { name: /^Personnummer/ })).toBeInvalid()
  },
}
export const UnknownNumber: Story = {
  parameters: {
    msw: refuse(422, {
      code: 'request.invalid',
      message: 'Något stämmer inte.',
      fields: { personalNumber: 'Kontrollera personnumret. Skriv det som ÅÅMMDD-XXXX.' },
    }),
  },
  play: async (played) => {
    await make(played)
    await expect(await played.canvas.findByText(/^Kontrollera personnumret/)).toBeVisible()
  },
}
export const Exists: Story = {
  parameters: {
    msw: refuse(409, { code: 'glasses-subscription.exists', message: 'Du har redan ett glasögonabonnemang.' }),
  },
  play: async (played) => {
    await make(played)
    await expect(await played.canvas.findByText('Kunden har redan ett glasögonabonnemang.')).toBeVisible()
  },
}
export const UnderMaintenance: Story = {
  parameters: { msw: [list([STORE_GLASSES_SUBSCRIPTION], true)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/stängda för underhåll/)).toBeVisible()
  },
}
export const NotForOthers: Story = {
  parameters: {
    msw: [
      mock(
        'getStoreGlassesSubscriptions',
        () => new MockRefusal(403, { code: 'request.forbidden', message: 'Inte behörig.' }),
      ),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'small' } } }

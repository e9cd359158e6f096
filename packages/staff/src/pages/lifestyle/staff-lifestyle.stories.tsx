import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { StoreLifestyle } from '@klarsikt/contract/shop/types'
import { ENDED_STORE_LIFESTYLE, STORE_LIFESTYLE } from '@klarsikt/page-kit/testing/lifestyle'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { changeStaffLifestyle } from './change-staff-lifestyle.js'
import { loadStaffLifestyle } from './load-staff-lifestyle.js'
import { StaffLifestylePage } from './staff-lifestyle-page.js'

const PATH = '/butik-personal/lifestyle'
const Page = mounted({ path: PATH, load: loadStaffLifestyle, mutate: changeStaffLifestyle, page: StaffLifestylePage })
const list = (data: StoreLifestyle[], underMaintenance = false) =>
  mock('getStoreLifestyles', () => ({ data, underMaintenance }))
const refuse = (...refused: ConstructorParameters<typeof MockRefusal>) => [
  list([STORE_LIFESTYLE]),
  mock('createLifestyleInStore', () => new MockRefusal(...refused)),
]

const meta = {
  title: 'Account/Staff Lifestyle',
  component: Page,
  args: { initialEntries: [PATH] },
  ...pageMeta,
  parameters: {
    layout: 'fullscreen',
    msw: [
      list([
        STORE_LIFESTYLE,
        { ...STORE_LIFESTYLE, id: '41250872', status: 'Active', statusText: 'Aktivt', isConnected: true },
        ENDED_STORE_LIFESTYLE,
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
      list([STORE_LIFESTYLE]),
      mock('createLifestyleInStore', () => ({ success: true as const, data: STORE_LIFESTYLE })),
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
    msw: refuse(409, { code: 'lifestyle.exists', message: 'Du har redan ett glasögonabonnemang.' }),
  },
  play: async (played) => {
    await make(played)
    await expect(await played.canvas.findByText('Kunden har redan ett glasögonabonnemang.')).toBeVisible()
  },
}
export const UnderMaintenance: Story = {
  parameters: { msw: [list([STORE_LIFESTYLE], true)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/stängda för underhåll/)).toBeVisible()
  },
}
export const NotForOthers: Story = {
  parameters: {
    msw: [
      mock('getStoreLifestyles', () => new MockRefusal(403, { code: 'request.forbidden', message: 'Inte behörig.' })),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'small' } } }

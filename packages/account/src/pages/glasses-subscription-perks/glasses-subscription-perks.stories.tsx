import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { GLASSES_SUBSCRIPTION } from '@klarsikt/page-kit/testing/glasses-subscription'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { GlassesSubscriptionPerksPage } from './glasses-subscription-perks-page.js'
import { loadGlassesSubscriptionPerks } from './load-glasses-subscription-perks.js'

const Page = mounted({
  path: '/mitt-konto/abonnemang/glasögon/:subscriptionId/förmåner',
  load: loadGlassesSubscriptionPerks,
  page: GlassesSubscriptionPerksPage,
})
const refuse = (...refused: ConstructorParameters<typeof MockRefusal>) => [
  mock('getGlassesSubscriptionPerks', () => new MockRefusal(...refused)),
]

const meta = {
  title: 'Account/Glasses subscription perks',
  component: Page,
  args: { initialEntries: ['/mitt-konto/abonnemang/glasögon/41250873/förmåner'] },
  ...pageMeta,
  parameters: {
    layout: 'fullscreen',
    msw: [mock('getGlassesSubscriptionPerks', () => ({ data: GLASSES_SUBSCRIPTION.perks }))],
  },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const Listed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nytt par varje år')).toBeVisible()
  },
}
export const UnderMaintenance: Story = {
  parameters: { msw: refuse(503, { code: 'subscription.maintenance', message: 'Vi underhåller abonnemangen.' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Försök igen' })).toBeVisible()
  },
}
/** The subscription does not exist or belongs to another customer. The page says that the account does not have it. */
export const NotFound: Story = {
  parameters: { msw: refuse(404, { code: 'glasses-subscription.not-found', message: 'Vi hittar inte abonnemanget.' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
export const Narrow: Story = { globals: { viewport: { value: 'small' } } }

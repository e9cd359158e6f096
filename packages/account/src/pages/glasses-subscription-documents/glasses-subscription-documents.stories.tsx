import { mock, MockRefusal } from '@klarsikt/contract/msw'
import {
  CREATED_GLASSES_SUBSCRIPTION,
  GLASSES_SUBSCRIPTION_DOCUMENTS,
} from '@klarsikt/page-kit/testing/glasses-subscription'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { GlassesSubscriptionDocumentsPage } from './glasses-subscription-documents-page.js'
import { loadGlassesSubscriptionDocuments } from './load-documents.js'

const Page = mounted({
  path: '/mitt-konto/abonnemang/glasögon/:subscriptionId/avtal',
  load: loadGlassesSubscriptionDocuments,
  page: GlassesSubscriptionDocumentsPage,
})
const list = (data = GLASSES_SUBSCRIPTION_DOCUMENTS) => [mock('getGlassesSubscriptionDocuments', () => ({ data }))]
const refuse = (...refused: ConstructorParameters<typeof MockRefusal>) => [
  mock('getGlassesSubscriptionDocuments', () => new MockRefusal(...refused)),
]

const meta = {
  title: 'Account/Glasses subscription documents',
  component: Page,
  args: { initialEntries: ['/mitt-konto/abonnemang/glasögon/41250873/avtal'] },
  ...pageMeta,
  parameters: { layout: 'fullscreen', msw: list() },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const Signed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Avtal' })).toBeVisible()
  },
}
export const Drafts: Story = { parameters: { msw: list(CREATED_GLASSES_SUBSCRIPTION.documents) } }
export const Empty: Story = {
  parameters: { msw: list([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Abonnemanget har inga dokument.')).toBeVisible()
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

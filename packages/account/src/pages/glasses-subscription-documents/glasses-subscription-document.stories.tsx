import { mock, MockRefusal } from '@klarsikt/contract/msw'
import type { GlassesSubscriptionDocument } from '@klarsikt/contract/shop/types'
import { GLASSES_SUBSCRIPTION_AGREEMENT } from '@klarsikt/page-kit/testing/glasses-subscription'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { GlassesSubscriptionDocumentPage } from './glasses-subscription-document-page.js'
import { loadGlassesSubscriptionDocument } from './load-documents.js'

const Page = mounted({
  path: '/mitt-konto/abonnemang/glasögon/:subscriptionId/avtal/:documentId',
  load: loadGlassesSubscriptionDocument,
  page: GlassesSubscriptionDocumentPage,
})
const one = (data: GlassesSubscriptionDocument) => [mock('getGlassesSubscriptionDocument', () => ({ data }))]
const refuse = (...refused: ConstructorParameters<typeof MockRefusal>) => [
  mock('getGlassesSubscriptionDocument', () => new MockRefusal(...refused)),
]

const meta = {
  title: 'Account/Glasses subscription document',
  component: Page,
  args: { initialEntries: [`/mitt-konto/abonnemang/glasögon/41250873/avtal/${GLASSES_SUBSCRIPTION_AGREEMENT.id}`] },
  ...pageMeta,
  parameters: { layout: 'fullscreen', msw: one(GLASSES_SUBSCRIPTION_AGREEMENT) },
} satisfies Meta<typeof Page>
export default meta
type Story = StoryObj<typeof meta>

export const Signed: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(GLASSES_SUBSCRIPTION_AGREEMENT.digest ?? '')).toBeVisible()
  },
}
export const Draft: Story = { parameters: { msw: one({ ...GLASSES_SUBSCRIPTION_AGREEMENT, digest: null }) } }
export const UnderMaintenance: Story = {
  parameters: { msw: refuse(503, { code: 'subscription.maintenance', message: 'Vi underhåller abonnemangen.' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Försök igen' })).toBeVisible()
  },
}
/** The document does not exist. The page says that the account does not have it. */
export const NotFound: Story = {
  parameters: {
    msw: refuse(404, { code: 'glasses-subscription.document-not-found', message: 'Vi hittar inte dokumentet.' }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
}
/** The long checksum wraps, and does not make the page wider than the window. */
export const Narrow: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(GLASSES_SUBSCRIPTION_AGREEMENT.digest ?? '')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
    await expect(innerWidth).toBeLessThan(500)
  },
}

import { mock } from '@klarsikt/contract/msw'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { LENS_CARD } from '../../testing/lens-article.js'
import { LENS_SUBSCRIPTION } from '../../testing/lens-subscription.js'
import { LensProductsPage } from './lens-products-page.js'
import { loadLensProducts } from './load-lens-products.js'

const Products = mounted({
  path: '/mitt-konto/abonnemang/lins/:subscriptionId/ny-produkt',
  load: loadLensProducts,
  page: LensProductsPage,
})
const NAMES = ['Biofinity', 'Clariti 1 day toric', 'MyDay multifocal', 'Proclear']
const products = NAMES.map((name, index) => ({ ...LENS_CARD, id: LENS_CARD.id + index, name }))

const meta = {
  title: 'Account/Lens products',
  component: Products,
  args: { initialEntries: [`/mitt-konto/abonnemang/lins/${LENS_SUBSCRIPTION.id}/ny-produkt`] },
  ...pageMeta,
  parameters: { layout: 'fullscreen', msw: [mock('getLensSubscriptionProducts', () => ({ data: products }))] },
} satisfies Meta<typeof Products>
export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {}
export const Narrow: Story = { globals: { viewport: { value: 'small' } } }
export const None: Story = { parameters: { msw: [mock('getLensSubscriptionProducts', () => ({ data: [] }))] } }

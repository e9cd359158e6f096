import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { LENS_ARTICLE } from '../../testing/lens-article.js'
import { LENS_SUBSCRIPTION } from '../../testing/lens-subscription.js'
import { AddLensPage } from './add-lens-page.js'
import { addLens } from './add-lens.js'
import { loadAddLens } from './load-lens-products.js'

const AddLens = mounted({
  path: '/mitt-konto/abonnemang/lins/:subscriptionId/ny-produkt/:articleId',
  load: loadAddLens,
  mutate: addLens,
  page: AddLensPage,
})
const read = [
  mock('getLensSubscription', () => ({ data: LENS_SUBSCRIPTION })),
  mock('getArticle', () => ({ data: LENS_ARTICLE })),
]

const meta = {
  title: 'Account/Add lenses',
  component: AddLens,
  args: { initialEntries: [`/mitt-konto/abonnemang/lins/${LENS_SUBSCRIPTION.id}/ny-produkt/${LENS_ARTICLE.id}`] },
  ...pageMeta,
  parameters: { layout: 'fullscreen', msw: read },
} satisfies Meta<typeof AddLens>
export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const NoEye: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Lägg till i abonnemanget' }))
    await expect(await canvas.findByText('Välj styrka för minst ett öga.')).toBeVisible()
  },
}
export const Refused: Story = {
  parameters: {
    msw: [
      ...read,
      mock(
        'addLensArticle',
        () => new MockRefusal(409, { code: 'subscription.ended', message: 'Abonnemanget är avslutat.' }),
      ),
    ],
  },
  async play({ canvas, userEvent }) {
    const [strength] = await canvas.findAllByLabelText('Styrka')
    if (strength) await userEvent.selectOptions(strength, '-1.00')
    await userEvent.click(canvas.getByRole('button', { name: 'Lägg till i abonnemanget' }))
    await expect(await canvas.findByText('Abonnemanget är avslutat.')).toBeVisible()
  },
}

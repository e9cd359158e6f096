import { mock, MockRefusal } from '@klarsikt/contract/msw'
import { CARD, CUSTOMER } from '@klarsikt/page-kit/testing/customer'
import { mounted } from '@klarsikt/page-kit/testing/mount'
import { pageMeta } from '@klarsikt/page-kit/testing/page-meta'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { changeFavourites } from './change-favourites.js'
import { FavouritesPage } from './favourites-page.js'
import { loadFavourites } from './load-favourites.js'

const PATH = '/mitt-konto/favoriter'
const Favourites = mounted({ path: PATH, load: loadFavourites, mutate: changeFavourites, page: FavouritesPage })
const known = mock('getCustomerDetails', () => ({ data: CUSTOMER }))
const cards = [CARD, { ...CARD, id: 100_002, name: 'Torne, röd', url: '/glasögon/torne-rod' }]
const some = [
  known,
  mock('getFavourites', () => ({ data: { articleIds: cards.map(({ id }) => id) } })),
  mock('getCards', () => ({ data: cards })),
]

const meta = {
  title: 'Account/Favourites',
  component: Favourites,
  args: { initialEntries: [PATH] },
  ...pageMeta,
  parameters: { layout: 'fullscreen', msw: some },
} satisfies Meta<typeof Favourites>
export default meta
type Story = StoryObj<typeof meta>

export const Some: Story = {}
export const Empty: Story = {
  parameters: { msw: [known, mock('getFavourites', () => ({ data: { articleIds: [] } }))] },
}
export const OneIsGone: Story = {
  parameters: {
    msw: [
      known,
      mock('getFavourites', () => ({ data: { articleIds: [1, CARD.id] } })),
      mock('getCards', () => ({ data: [CARD] })),
    ],
  },
}
export const Refused: Story = {
  parameters: {
    msw: [
      ...some,
      mock(
        'setFavourite',
        () => new MockRefusal(503, { code: 'unavailable', message: 'Tjänsten är tillfälligt otillgänglig.' }),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Abisko/ }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent('otillgänglig')
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import '../styles/styles.css'
import { cs } from '../locales/cs.js'
import { en } from '../locales/en.js'
import { fi } from '../locales/fi.js'
import { no } from '../locales/no.js'
import { guide } from '../testing/guide.js'
import { StoryShop } from '../testing/story-shop.js'
import { CategoryPage } from '../ui/category-page.js'
import { SearchPage } from '../ui/search-page.js'

const SEARCH = 'https://shop.test/search?query=sunglasses'
const FILTERED = `${SEARCH}&f_brand=Norrsken‚Solvik&f_price🔢=500-1500&sorting=price📈`

/** Stories of the search page and of the category page, which looks like it. */
const meta = {
  title: 'Discovery/Pages',
  component: StoryShop,
  parameters: guide({
    purpose:
      'The results of a search and the products of a category: filters, sorting, rows that load on, and everything in the address, so that a link or going back brings it all again.',
    do: [
      'Give the server the first results: await page.load(href), and hand dehydrate() to the browser.',
      'Say columnsAtSize once for the shop, so that every list breaks alike.',
      'Give a second page on one screen its own uniqueInstanceKeyForState.',
    ],
    dont: [
      'Keep filters in a state of your own besides the address.',
      'Scroll by yourself when the shopper comes back.',
      'Hide the number of products: shoppers judge a filter by it.',
    ],
  }),
  args: {
    href: SEARCH,
    children: (
      <main>
        <SearchPage />
      </main>
    ),
  },
} satisfies Meta<typeof StoryShop>
export default meta
type Story = StoryObj<typeof meta>

const category = (
  <main>
    <CategoryPage categoryId="sunglasses" />
  </main>
)
export const Found: Story = {
  async play({ canvas }) {
    await canvas.findByRole('button', { name: 'Visa fler' })
  },
}
export const OnItsWay: Story = { args: { behaviour: 'silent' } }
export const Nothing: Story = {
  args: { behaviour: 'nothing' },
  async play({ canvas }) {
    await canvas.findByText('Inga produkter hittades')
    await canvas.findByText('Du kanske också gillar')
  },
}
export const NothingWithFilters: Story = { args: { behaviour: 'nothing', href: FILTERED } }
export const Failed: Story = { args: { behaviour: 'failing' } }
export const Chosen: Story = {
  args: { href: FILTERED },
  async play({ canvas }) {
    await expect(await canvas.findByRole('group', { name: 'Valda filter' })).toBeVisible()
  },
}
export const EveryFilterOpen: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Filter' }))
    const page = within(document.body)
    for (const name of ['Category', 'Brand', 'Colour', 'Price', 'Lens width', 'Polarized'])
      await userEvent.click(page.getByRole('button', { name }))
    await expect(page.getByRole('slider', { name: 'Price: Lägst' })).toBeInTheDocument()
  },
}
export const Sorting: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sortera' }))
    await userEvent.click(within(document.body).getByRole('radio', { name: 'Price, low to high' }))
  },
}
export const FiltersCleared: Story = {
  args: { href: `${FILTERED}&went_sideways_clear_filters=true` },
  async play({ canvas }) {
    const restore = await canvas.findByRole('button', { name: 'Återställ' })
    await waitFor(() => expect(restore).toBeVisible())
  },
}
export const Category: Story = { args: { href: 'https://shop.test/sunglasses', children: category } }
export const EmptyCategory: Story = {
  args: { href: 'https://shop.test/sunglasses', children: category, behaviour: 'nothing' },
}
export const English: Story = { args: { locale: en } }
export const Czech: Story = { args: { locale: cs } }
export const Finnish: Story = { args: { locale: fi } }
export const Norwegian: Story = { args: { locale: no } }
export const RightToLeft: Story = { args: { locale: en, direction: 'rtl', href: FILTERED } }

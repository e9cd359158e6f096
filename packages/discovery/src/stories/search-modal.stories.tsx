import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import '../styles/styles.css'
import { cs } from '../locales/cs.js'
import { en } from '../locales/en.js'
import { fi } from '../locales/fi.js'
import { no } from '../locales/no.js'
import { sv } from '../locales/sv.js'
import type { Locale } from '../locales/types.js'
import { guide } from '../testing/guide.js'
import { type ServiceBehaviour, StoryShop, type StoryShopProps } from '../testing/story-shop.js'
import { SearchField } from '../ui/search-field.js'

/** Each story opens the modal over a page of the shop. */
const meta = {
  title: 'Discovery/Search modal',
  component: StoryShop,
  parameters: {
    layout: 'fullscreen',
    ...guide({
      purpose:
        'The search of a shop: a field that opens a dialog with earlier searches, suggestions and the first products while the shopper types.',
      do: [
        'Put one field into the header of every page; the dialog comes with the provider.',
        'Give emptyModal what is worth seeing before anything is typed, such as popular searches.',
        'Use SearchFacade where the header must cost next to nothing.',
      ],
      dont: [
        'Build a field of your own around the dialog: the trigger gives the focus back and opens at the first letter.',
        'Open it from a page that has no provider, or put a second provider on the page.',
        'Put anything over it: it is in the top layer and the page behind it is inert.',
      ],
    }),
  },
  args: {
    href: 'https://shop.test/',
    children: (
      <main>
        <SearchField />
      </main>
    ),
  },
} satisfies Meta<typeof StoryShop>
export default meta
type Story = StoryObj<typeof meta>

const written = (
  typed: string,
  locale: Locale = sv,
  behaviour: ServiceBehaviour = 'found',
  more: Partial<StoryShopProps> = {},
): Story => ({
  args: { locale, behaviour, ...more },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'))
    const input = within(document.body).getByRole('combobox')
    await expect(input).toHaveFocus()
    if (typed) await userEvent.type(input, typed)
    if (typed && behaviour !== 'silent')
      await within(document.body).findAllByText(behaviour === 'failing' ? locale.texts.failed : /\d/)
  },
})

export const Idle: Story = {}
export const PreviousSearches = written('')
export const Results = written('sun')
export const OnItsWay = written('sun', sv, 'silent')
export const Failed = written('sun', sv, 'failing')
export const Nothing: Story = {
  args: { behaviour: 'nothing' },
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.type(within(document.body).getByRole('combobox'), 'zzz')
    await within(document.body).findByText(sv.texts.noResults)
  },
}
export const Marked: Story = {
  async play({ canvas, userEvent }) {
    await userEvent.click(canvas.getByRole('button'))
    const body = within(document.body)
    await expect(body.getByRole('combobox')).toHaveFocus()
    // New results take the mark away. Pasting asks once, so none come after those that are awaited here.
    await userEvent.paste('sun')
    await body.findAllByText(/\d/)
    await userEvent.keyboard('{ArrowDown}')
    await expect(body.getByRole('combobox')).toHaveAttribute('aria-activedescendant')
  },
}
export const English = written('sun', en)
export const Czech = written('sun', cs)
export const Finnish = written('sun', fi)
export const Norwegian = written('sun', no)
export const RightToLeft = written('sun', en, 'found', { direction: 'rtl' })

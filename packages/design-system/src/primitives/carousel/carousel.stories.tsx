import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { ProductCard } from '../../commerce/product-card/product-card.js'
import { en } from '../../locale/en.js'
import { LocaleProvider } from '../../locale/locale.js'
import { article } from '../../testing/articles.js'
import { guide } from '../../testing/guide.js'
import { Carousel } from './carousel.js'

const names = ['Linnea', 'Alva', 'Björk', 'Fjäll', 'Tuva', 'Sol', 'Hav', 'Ljung']
const cards = (count: number) =>
  names.slice(0, count).map((name, id) => <ProductCard key={name} article={article({ id, name })} />)

const meta = {
  title: 'Primitives/Carousel',
  component: Carousel,
  args: { title: 'Rekommenderat för dig', children: cards(8) },
  parameters: guide({
    purpose: 'A row of equals next to the main content of the page: recommended frames, recently seen, stores nearby.',
    do: [
      'Let the next item peek in at the edge: it shows that there is more.',
      'Give every row a title of its own; it names the region.',
      'Set `--ks-carousel-item` where items need more or less space.',
    ],
    dont: [
      'Let it move by itself.',
      'Put in it what everybody has to see. What is not in view is not seen.',
      'Stack three of them: a grid is quicker to scan.',
    ],
  }),
} satisfies Meta<typeof Carousel>
export default meta
type Story = StoryObj<typeof meta>

const track = (region: HTMLElement) => {
  const list = region.querySelector('ul')
  if (!list) throw new Error('There is no list')
  return list
}

export const Cards: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('region', { name: 'Rekommenderat för dig' })).toBeVisible()
    const next = await canvas.findByRole('button', { name: 'Visa nästa' })
    await expect(canvas.getByRole('button', { name: 'Visa föregående' })).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(next)
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Visa föregående' })).not.toHaveAttribute('aria-disabled'),
    )
  },
}
/** At the last item the button is off and keeps the focus. */
export const FocusStaysAtTheEnd: Story = {
  play: async ({ canvas, userEvent }) => {
    const next = await canvas.findByRole('button', { name: 'Visa nästa' })
    const list = track(canvas.getByRole('region'))
    next.focus()
    await waitFor(
      async () => {
        await userEvent.keyboard('{Enter}')
        await expect(next).toHaveAttribute('aria-disabled', 'true')
      },
      { timeout: 20_000, interval: 400 },
    )
    await expect(next).toHaveFocus()
    const left = () => list.scrollWidth - list.clientWidth - list.scrollLeft
    await waitFor(() => expect(left()).toBeLessThanOrEqual(1))
    await userEvent.keyboard('{Enter}')
    // The last pixel of a smooth scroll may still be missing.
    await expect(left()).toBeLessThanOrEqual(1)
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(next).not.toHaveAttribute('aria-disabled'))
  },
}
/** One item is in the order of Tab, the last that had focus; arrow keys go to the others and bring them into view. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: 'Visa nästa' })
    const list = track(canvas.getByRole('region'))
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.tab()
    const first = canvas.getByRole('link', { name: 'Linnea' })
    await expect(first).toHaveFocus()
    await expect(first).toHaveAccessibleDescription('Bläddra med piltangenterna')
    await userEvent.keyboard('{ArrowRight}')
    await expect(canvas.getByRole('link', { name: 'Alva' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getAllByRole('radio', { name: 'Sköldpadd' })[1]).toHaveFocus()
    await userEvent.tab()
    await expect(list.contains(document.activeElement)).toBe(false)
    await userEvent.tab({ shift: true })
    await userEvent.tab({ shift: true })
    await userEvent.keyboard('{End}')
    const last = canvas.getByRole('link', { name: 'Ljung' })
    await expect(last).toHaveFocus()
    await waitFor(() => {
      const [box, frame] = [last?.getBoundingClientRect(), list.getBoundingClientRect()]
      return expect(box && box.right <= frame.right + 1 && box.left >= frame.left - 1).toBe(true)
    })
  },
}
export const Few: Story = {
  args: { children: cards(1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Visa nästa' })).toBeNull()
    await expect(track(canvas.getByRole('region'))).not.toHaveAttribute('tabindex')
  },
}
export const Empty: Story = {
  args: { children: [null, false] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull()
  },
}
/** Nothing in the row takes focus, so the row itself does. */
export const NothingToPress: Story = {
  args: {
    title: 'Våra varumärken',
    children: names.map((name) => (
      <p key={name} style={{ padding: 24, border: '1px solid var(--ks-color-border-divider)' }}>
        {name}
      </p>
    )),
  },
  play: async ({ canvas }) => {
    await expect(track(canvas.getByRole('region'))).toHaveAttribute('tabindex', '0')
  },
}
export const Phone: Story = {
  globals: { viewport: { value: 'small' } },
  args: { title: 'Terminalglasögonrekommendationer för arbetsplatsen' },
}
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <Carousel {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const list = track(canvas.getByRole('region'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Visa nästa' }))
    await waitFor(() => expect(list.scrollLeft).toBeLessThan(-8))
    await expect(canvas.getByRole('button', { name: 'Visa föregående' })).not.toHaveAttribute('aria-disabled')
    await userEvent.click(canvas.getByRole('button', { name: 'Visa föregående' }))
    await waitFor(() => expect(Math.abs(list.scrollLeft)).toBeLessThanOrEqual(8))
  },
}
export const English: Story = {
  args: { title: 'Recommended for you' },
  render: (args) => (
    <LocaleProvider locale="en-GB" texts={en}>
      <Carousel {...args} />
    </LocaleProvider>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Show next' })).toBeVisible()
  },
}
export const WideItems: Story = {
  render: (args) => (
    <div style={{ '--ks-carousel-item': 'min(90%, 420px)', '--ks-carousel-gap': '32px' } as object}>
      <Carousel {...args} />
    </div>
  ),
}

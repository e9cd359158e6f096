import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import { en } from '../../locale/en.js'
import { LocaleProvider } from '../../locale/locale.js'
import { pictures } from '../../testing/articles.js'
import { guide } from '../../testing/guide.js'
import { ImageGallery } from './image-gallery.js'

const VIEWS = ['rakt framifrån', 'från sidan', 'snett uppifrån'] as const
const several = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    ...pictures(`#3b2a${(20 + index).toString(16)}`, index % 2 === 1),
    alt: `Bågen ${VIEWS[index % VIEWS.length]}`,
  }))
const nowhere = { alt: 'Bågen på ett bord', xs: '', sm: '', md: '', lg: '', xl: '' }
const broken = 'data:image/png;base64,AAAA'

const meta = {
  title: 'Commerce/Image gallery',
  component: ImageGallery,
  args: { images: several(3), label: 'Linnea Rund' },
  parameters: guide({
    purpose: 'The pictures of a product: swiped, stepped, chosen by thumbnail, and opened to be enlarged.',
    do: [
      'Give every picture a text that describes what it shows of the product, not its number: the number is added.',
      'Put the picture that the card showed first; it flies over in the view transition.',
      'Hand in all five sizes. The largest is fetched only when a picture is opened.',
    ],
    dont: [
      'Do not put flags or prices into a picture.',
      'Do not let it turn by itself.',
      'Do not lay anything over the upper end corner, where the sign for enlarging is.',
    ],
  }),
  decorators: [(Story) => <div style={{ maxInlineSize: 640 }}>{Story()}</div>],
} satisfies Meta<typeof ImageGallery>
export default meta
type Story = StoryObj<typeof meta>

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']
const shown = (canvas: Canvas, words: string) =>
  waitFor(() => expect(canvas.getAllByRole('status').map((status) => status.textContent)).toContain(words))

export const ThreePictures: Story = {
  play: async ({ canvas, userEvent }) => {
    await shown(canvas, 'Bild 1 av 3')
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Förstora: Bågen rakt framifrån' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await shown(canvas, 'Bild 2 av 3')
    await expect(canvas.getByRole('button', { name: 'Förstora: Bågen från sidan' })).toHaveFocus()
    await userEvent.keyboard('{End}')
    await shown(canvas, 'Bild 3 av 3')
    await userEvent.click(canvas.getByRole('button', { name: 'Bild 1 av 3' }))
    await shown(canvas, 'Bild 1 av 3')
    await expect(canvas.getByRole('button', { name: 'Bild 1 av 3' })).toHaveAttribute('aria-current', 'true')
  },
}
/** The button for the next picture stays at the last picture and keeps the focus. */
export const StepByStep: Story = {
  play: async ({ canvas, userEvent }) => {
    const next = canvas.queryByRole('button', { name: 'Visa nästa' })
    // On a phone there are no buttons: customers swipe.
    if (!next) return
    next.focus()
    await userEvent.keyboard('{Enter}{Enter}{Enter}')
    await shown(canvas, 'Bild 3 av 3')
    await expect(next).toHaveFocus()
    await expect(next).toHaveAttribute('aria-disabled', 'true')
  },
}
/** Enter opens, plus enlarges, arrows move, zero shows all, Escape closes and gives focus back. */
export const EnlargedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    const dialog = await screen.findByRole('dialog', { name: 'Linnea Rund' })
    const inside = within(dialog)
    const stage = inside.getByRole('group', { name: 'Bågen rakt framifrån' })
    await waitFor(() => expect(stage).toHaveFocus())
    await expect(stage).toHaveAccessibleDescription(/Plus och minus/)
    await userEvent.keyboard('++')
    await expect(inside.getByText('Förstoring 200 %')).toBeInTheDocument()
    const moving = stage.firstElementChild as HTMLElement
    await userEvent.keyboard('{ArrowRight}')
    await expect(moving.style.transform).toContain('translate(-80px')
    await userEvent.keyboard('0')
    await expect(inside.getByText('Förstoring 100 %')).toBeInTheDocument()
    await userEvent.keyboard('{ArrowRight}')
    await expect(inside.getByText('Bild 2 av 3')).toBeVisible()
    // Escape fires this event. A simulated key does not reach the platform's dialog.
    await fireEvent(dialog, new Event('cancel', { cancelable: true }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Förstora: Bågen från sidan' })).toHaveFocus())
    await shown(canvas, 'Bild 2 av 3')
  },
}
export const EnlargedByButtons: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Förstora: Bågen rakt framifrån' }))
    const inside = within(await screen.findByRole('dialog'))
    const out = inside.getByRole('button', { name: 'Förminska' })
    await expect(out).toHaveAttribute('aria-disabled', 'true')
    for (let press = 0; press < 7; press += 1) await userEvent.click(inside.getByRole('button', { name: 'Förstora' }))
    await expect(inside.getByText('Förstoring 400 %')).toBeInTheDocument()
    await userEvent.click(out)
    await userEvent.click(inside.getByRole('button', { name: /Visa hela bilden/ }))
    await expect(inside.getByText('Förstoring 100 %')).toBeInTheDocument()
    await userEvent.click(inside.getByRole('button', { name: 'Visa nästa' }))
    await expect(inside.getByRole('group', { name: 'Bågen från sidan' })).toBeVisible()
  },
}
export const OnePicture: Story = {
  args: { images: several(1) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1)
  },
}
/** The row of thumbnails follows the picture in view. */
export const TwelvePictures: Story = {
  args: { images: several(12) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{End}')
    await shown(canvas, 'Bild 12 av 12')
    const last = canvas.getByRole('button', { name: 'Bild 12 av 12' })
    const row = last.closest('ul') as HTMLElement
    await waitFor(() =>
      expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(row.getBoundingClientRect().right + 1),
    )
  },
}
export const MissingPictures: Story = {
  args: {
    images: [
      nowhere,
      { ...nowhere, alt: 'Bågen från sidan', xs: broken, sm: broken, md: broken, lg: broken, xl: broken },
      ...several(1),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByText('Bilden saknas.')).toHaveLength(2))
    await userEvent.click(canvas.getAllByRole('button', { name: 'Bilden saknas.' })[0] as HTMLElement)
    await expect(screen.queryByRole('dialog')).toBeNull()
  },
}
export const NothingToEnlarge: Story = {
  args: { zoom: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('list', { name: 'Linnea Rund' })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await shown(canvas, 'Bild 2 av 3')
    await expect(canvas.getByRole('img', { name: 'Bågen från sidan' })).toBeVisible()
  },
}
export const Square: Story = { args: { ratio: 1 } }
export const LongText: Story = {
  args: {
    images: several(2).map((image) => ({
      ...image,
      alt: 'Halvgenomskinlig sköldpaddsmönstrad bärnstensbrun acetatbåge med förstärkta gångjärn, sedd snett uppifrån',
    })),
  },
}
export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl">
      <ImageGallery {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowLeft}')
    await shown(canvas, 'Bild 2 av 3')
    const track = canvas.getByRole('list', { name: 'Linnea Rund' })
    await waitFor(() => expect(track.scrollLeft).toBeLessThan(0))
  },
}
export const English: Story = {
  render: (args) => (
    <LocaleProvider locale="en-GB" texts={en}>
      <div lang="en">
        <ImageGallery {...args} />
      </div>
    </LocaleProvider>
  ),
  play: async ({ canvas }) => {
    await shown(canvas, 'Picture 1 of 3')
  },
}

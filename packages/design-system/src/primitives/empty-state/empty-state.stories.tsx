import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CalendarIcon, BagIcon } from '../../icons/shop.js'
import { guide } from '../../testing/guide.js'
import { Button, ButtonLink } from '../button/button.js'
import { EmptyState } from './empty-state.js'

const meta = {
  title: 'Primitives/Empty state',
  component: EmptyState,
  args: {
    title: 'Din varukorg är tom.',
    icon: <BagIcon size={40} />,
    children: 'När du lägger i något visas det här.',
    actions: <ButtonLink href="/glasögon">Visa glasögon</ButtonLink>,
  },
  parameters: guide({
    purpose: 'Takes the place of a list with nothing in it and leads on: an empty cart, no hits, no bookings yet.',
    do: [
      'Say what is empty, why, and what to do instead, in this order.',
      'One action is enough; a second one is quieter.',
      'Choose the heading level by its place in the page.',
    ],
    dont: [
      'For something that went wrong: that is an alert with a button to try again.',
      'Blame: “Inga träffar på polariserade” and not “Du har valt för många filter”.',
    ],
  }),
} satisfies Meta<typeof EmptyState>
export default meta
type Story = StoryObj<typeof meta>

export const EmptyCart: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Din varukorg är tom.' })).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Visa glasögon' })).toHaveFocus()
  },
}

const restore = fn()
export const NoResults: Story = {
  args: {
    icon: undefined,
    title: 'Inga träffar.',
    children: 'Inga bågar är både runda, röda och polariserade.',
    actions: (
      <>
        <Button onClick={restore}>Försök igen utan filter</Button>
        <ButtonLink href="/kontakt" variant="ghost">
          Fråga en optiker
        </ButtonLink>
      </>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    restore.mockClear()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(restore).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('link', { name: 'Fråga en optiker' })).toBeVisible()
  },
}
export const Shortest: Story = { args: { icon: undefined, children: undefined } }
export const WholePage: Story = {
  args: {
    headingLevel: 1,
    icon: <CalendarIcon size={40} />,
    title: 'Du har inga bokade besök',
    children: 'En synundersökning tar ungefär 30 minuter.',
    actions: <ButtonLink href="/boka">Boka synundersökning</ButtonLink>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible()
  },
}
export const LongWords: Story = {
  args: {
    title: 'Arbetsplatsoptikerföretagsrekvisitioner saknas',
    children: 'Skyddsglasögonbestämmelsernas tillämpningsföreskrifter visas här när din arbetsgivare har lagt upp dem.',
    actions: <ButtonLink href="/foretag">Kontakta företagskundtjänsten</ButtonLink>,
  },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    const page = document.documentElement
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth)
  },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guide } from '../../testing/guide.js'
import { SkipLink } from './skip-link.js'

const meta = {
  title: 'Primitives/Skip link',
  component: SkipLink,
  parameters: guide({
    purpose: 'The first stop of the Tab key on every page: moves focus past header and menu to the content.',
    do: ['Put it first in the body, before the header.', 'Give the main landmark the id it points to.'],
    dont: ['Show it to pointers; it is there when it has focus.', 'Add more than two; a list of links is a menu.'],
  }),
  decorators: [
    (Story) => (
      <>
        <Story />
        <header>
          <a href="/glasogon">Glasögon</a>
        </header>
        <main id="main" style={{ paddingBlock: 24 }}>
          <p>Innehållet på sidan.</p>
        </main>
      </>
    ),
  ],
} satisfies Meta<typeof SkipLink>
export default meta
type Story = StoryObj<typeof meta>

export const Hidden: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Hoppa till innehållet' }).getBoundingClientRect().width).toBe(1)
  },
}
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: 'Hoppa till innehållet' })
    await expect(link).toHaveFocus()
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
}
export const MovesFocusToTheContent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('main')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Glasögon' })).not.toHaveFocus()
  },
}
export const ToSomethingElse: Story = {
  args: { target: 'main', children: 'Hoppa till sökresultaten' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Hoppa till sökresultaten' })).toHaveFocus()
  },
}
export const InEnglish: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Skip to the content' })).toHaveFocus()
  },
}
export const LargeText: Story = {
  args: { children: 'Hoppa till produktinformationen och tillgänglighetsredogörelsen' },
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getAllByRole('link')[0]?.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth)
  },
}

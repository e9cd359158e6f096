import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guide } from '../../testing/guide.js'
import { Stepper } from './stepper.js'

const steps = [
  { id: 'contact', name: 'Kontaktuppgifter', href: '/kassan' },
  { id: 'delivery', name: 'Leverans', href: '/kassan/leverans' },
  { id: 'payment', name: 'Betalning' },
]

const meta = {
  title: 'Primitives/Stepper',
  component: Stepper,
  args: { label: 'Kassan', current: 'delivery', steps },
  parameters: guide({
    purpose: 'Where you are among the steps of checkout or booking, and a link back to those that are done.',
    do: [
      'Name steps by what is given: "Leverans", "Betalning".',
      'Give finished steps an address, so that they can be changed.',
      'Say the name of the step in the heading of the page as well.',
    ],
    dont: [
      'Use it for views of the same thing; those are Tabs.',
      'Let later steps be reached before the ones in between.',
      'Go beyond six steps; leave questions out instead.',
    ],
  }),
} satisfies Meta<typeof Stepper>
export default meta
type Story = StoryObj<typeof meta>

export const Middle: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Kassan' })).toBeVisible()
    const current = canvas.getByText('Leverans').closest('li')
    await expect(current).toHaveAttribute('aria-current', 'step')
    await expect(current).toHaveTextContent('Steg 2 av 3: ')
    await userEvent.tab()
    const back = canvas.getByRole('link', { name: 'Klart Kontaktuppgifter' })
    await expect(back).toHaveFocus()
    await expect(back).toHaveAttribute('href', '/kassan')
    await expect(back.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
  },
}
export const First: Story = {
  args: { current: 'contact' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
  },
}
export const Last: Story = { args: { current: 'payment' } }
export const WithoutAWayBack: Story = {
  args: { current: 'payment', steps: steps.map(({ id, name }) => ({ id, name })) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull()
    await expect(canvas.getAllByRole('img', { name: 'Klart' })).toHaveLength(2)
  },
}
const six = ['Besök', 'Butik', 'Tid', 'Uppgifter', 'Kontrollera', 'Klart'].map((name, index) => ({
  id: name,
  name,
  ...(index < 5 && { href: `/boka/${index + 1}` }),
}))
export const SixSteps: Story = { args: { label: 'Boka tid', current: 'Tid', steps: six } }
export const Narrow: Story = {
  args: { label: 'Boka tid', current: 'Uppgifter', steps: six },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Steg 4 av 6: Uppgifter')).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Klart Butik' })).toBeVisible()
    for (const link of canvas.getAllByRole('link')) {
      const { width, height } = link.getBoundingClientRect()
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
export const LongNames: Story = {
  args: {
    current: 'b',
    steps: [
      { id: 'a', name: 'Synundersökningsbokning', href: '/a' },
      { id: 'b', name: 'Progressivglasrådgivning och bågval' },
      { id: 'c', name: 'Kontaktlinsabonnemangsbetalning' },
    ],
  },
  globals: { viewport: { value: 'tablet' } },
}
export const LargeText: Story = {
  args: LongNames.args ?? {},
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem')
    await expect(second?.getBoundingClientRect().right).toBeLessThan(first?.getBoundingClientRect().left ?? 0)
  },
}
export const InEnglish: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Leverans').closest('li')).toHaveTextContent('Step 2 of 3:')
    await expect(canvas.getByRole('img', { name: 'Done' })).toBeVisible()
  },
}

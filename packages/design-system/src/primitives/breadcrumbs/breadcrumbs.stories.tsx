import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guide } from '../../testing/guide.js'
import { Breadcrumbs } from './breadcrumbs.js'

const deep = [
  { label: 'Start', href: '/' },
  { label: 'Solglasögon', href: '/solglasogon' },
  { label: 'Sport', href: '/solglasogon/sport' },
  { label: 'Löpning', href: '/solglasogon/sport/lopning' },
  { label: 'Fjällräv Wrap', href: '/solglasogon/sport/lopning/fjallrav-wrap' },
]

const meta = {
  title: 'Primitives/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { label: 'Start', href: '/' },
      { label: 'Glasögon', href: '/glasogon' },
      { label: 'Linnea Rund', href: '/glasogon/linnea-rund' },
    ],
  },
  parameters: guide({
    purpose:
      'Where the page belongs, with a link to every level above it. Above the heading of category, product and content pages.',
    do: [
      'Begin with the start page and end with the page shown, which is no link.',
      'Use the same words as the headings of those pages.',
      'Set maxItems from five levels on.',
    ],
    dont: [
      'Show where the visitor has been; it is where the page belongs.',
      'Use it as the steps of a form; that is a Stepper.',
      'Show it on the start page.',
    ],
  }),
} satisfies Meta<typeof Breadcrumbs>
export default meta
type Story = StoryObj<typeof meta>

export const Typical: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Brödsmulor' })).toBeVisible()
    await userEvent.tab()
    await userEvent.tab()
    const link = canvas.getByRole('link', { name: 'Glasögon' })
    await expect(link).toHaveFocus()
    await expect(link).toHaveAttribute('href', '/glasogon')
    await expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await expect(canvas.queryByRole('link', { name: 'Linnea Rund' })).toBeNull()
    await expect(canvas.getByText('Linnea Rund')).toHaveAttribute('aria-current', 'page')
  },
}
export const Shortest: Story = { args: { items: deep.slice(0, 1) } }
export const Deep: Story = { args: { items: deep } }
export const Folded: Story = {
  args: { items: deep, maxItems: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(['Start', 'Löpning'])
    await expect(canvas.getByRole('button', { name: 'Visa hela sökvägen' })).toBeVisible()
  },
}
export const UnfoldedByKeyboard: Story = {
  args: { items: deep, maxItems: 3 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Visa hela sökvägen' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('link', { name: 'Solglasögon' })).toHaveFocus()
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(canvas.getAllByRole('link')).toHaveLength(4)
  },
}
export const InEnglish: Story = {
  args: { items: deep, maxItems: 3 },
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Breadcrumbs' })).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Show the whole path' })).toBeVisible()
  },
}
export const LongText: Story = {
  args: {
    items: [
      { label: 'Start', href: '/' },
      { label: 'Kontaktlinsabonnemangsinformation', href: '/a' },
      { label: 'Synundersökningsbokningsbekräftelse och progressivglasrådgivning', href: '/b' },
    ],
  },
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const item = canvas.getByRole('link', { name: 'Glasögon' }).closest('li')
    await expect(getComputedStyle(item as Element, '::after').content).toContain('\\')
  },
}

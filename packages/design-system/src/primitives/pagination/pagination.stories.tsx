import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { guide } from '../../testing/guide.js'
import { Pagination } from './pagination.js'

const meta = {
  title: 'Primitives/Pagination',
  component: Pagination,
  args: { page: 6, pageCount: 12, href: (page: number) => `?sida=${page}` },
  parameters: guide({
    purpose:
      'Numbered pages of a long list, each with an address of its own. Under the list of a category or of search hits.',
    do: [
      'Show it whenever there is more than one page; with one it shows nothing by itself.',
      'Keep filters and sorting in the addresses.',
      'Move focus and the view to the top of the list when a page is loaded in place.',
    ],
    dont: ['Put it above the list as well.', 'Add "first" and "last" buttons; 1 and the last number are there.'],
  }),
} satisfies Meta<typeof Pagination>
export default meta
type Story = StoryObj<typeof meta>

/** What is visible, from left to right. */
const row = (root: HTMLElement) =>
  [...root.querySelectorAll('li')]
    .filter((item) => getComputedStyle(item).display !== 'none')
    .map((item) => item.textContent)

export const Middle: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Sidor' })).toBeVisible()
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Sida 6')
    await expect(canvas.getByRole('link', { name: 'Nästa sida' })).toHaveAttribute('href', '?sida=7')
    await expect(row(canvasElement)).toEqual(['Föregående sida', '1', '…', '5', '6', '7', '…', '12', 'Nästa sida'])
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Föregående sida' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'Sida 1' })).toHaveFocus()
    for (const link of canvas.getAllByRole('link')) {
      const { width, height } = link.getBoundingClientRect()
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
  },
}
export const First: Story = {
  args: { page: 1 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Föregående sida' })).toBeNull()
  },
}
export const Last: Story = {
  args: { page: 12 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Nästa sida' })).toBeNull()
  },
}
export const TwoPages: Story = { args: { page: 1, pageCount: 2 } }
export const SinglePage: Story = {
  args: { page: 1, pageCount: 1 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('nav')).toBeNull()
  },
}
export const ThousandsOfPages: Story = { args: { page: 1204, pageCount: 2418 } }

const oneRow = async (root: HTMLElement) => {
  const tops = [...root.querySelectorAll('li')]
    .filter((item) => getComputedStyle(item).display !== 'none' && item.textContent)
    .map((item) => Math.round(item.getBoundingClientRect().top))
  await expect(new Set(tops).size).toBe(1)
  await expect(root.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
}
export const Narrow: Story = {
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(row(canvasElement)).toEqual(['Föregående sida', '1', '…', '6', '…', '12', 'Nästa sida'])
    await expect(canvas.queryByRole('link', { name: 'Sida 5' })).toBeNull()
    await oneRow(canvasElement)
  },
}
export const NarrowNearTheStart: Story = {
  args: { page: 2 },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    await expect(row(canvasElement)).toEqual(['Föregående sida', '1', '2', '…', '12', 'Nästa sida'])
    await oneRow(canvasElement)
  },
}
export const LargeText: Story = {
  globals: { viewport: { value: 'small' }, textSize: '200' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const next = canvas.getByRole('link', { name: 'Nästa sida' })
    const previous = canvas.getByRole('link', { name: 'Föregående sida' })
    await expect(next.getBoundingClientRect().left).toBeLessThan(previous.getBoundingClientRect().left)
    await expect(getComputedStyle(next.querySelector('svg') as Element).scale).toBe('-1 1')
  },
}
export const InEnglish: Story = {
  globals: { locale: 'en' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pages' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Page 6' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('link', { name: 'Next page' })).toBeVisible()
  },
}
export const ThemedByProperties: Story = {
  decorators: [
    (Story) => (
      <div
        style={
          {
            '--ks-pagination-radius': 'var(--ks-radius-pill)',
            '--ks-pagination-bg-current': 'var(--ks-color-bg-tint)',
          } as React.CSSProperties
        }
      >
        {Story()}
      </div>
    ),
  ],
}

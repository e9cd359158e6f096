import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, waitFor } from 'storybook/test'
import { guide } from '../../testing/guide.js'
import { Collapsible, Disclosure } from './disclosure.js'

const meta = {
  title: 'Primitives/Disclosure',
  component: Disclosure,
  args: { title: 'Leverans och retur', children: <p>Fri retur i 30 dagar.</p>, onToggle: fn() },
  parameters: guide({
    purpose:
      'Shows and hides one block of text. Disclosure is the platform’s own and works before any script; Collapsible is for owners that keep the state, as the filter panel.',
    do: [
      'Open by default what most people come for, such as the measures of a frame.',
      'Give it a heading level when it is a section of the page.',
    ],
    dont: ['Hide prices, terms or errors in one.', 'Change the title when it opens; the arrow and the state say it.'],
  }),
} satisfies Meta<typeof Disclosure>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    const summary = canvas.getByText('Leverans och retur').closest('summary')
    await expect(summary).toHaveFocus()
    await expect(canvas.getByText('Fri retur i 30 dagar.')).not.toBeVisible()
    // A browser makes this click of Enter and Space, but not of a simulated key press.
    summary?.click()
    await waitFor(() => expect(args.onToggle).toHaveBeenCalledWith(true))
    await expect(canvas.getByText('Fri retur i 30 dagar.')).toBeVisible()
  },
}
export const Open: Story = {
  args: { defaultOpen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Fri retur i 30 dagar.')).toBeVisible()
  },
}
export const AsHeading: Story = {
  args: { headingLevel: 2, defaultOpen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Leverans och retur' })).toBeVisible()
  },
}
export const OneAtATime: Story = {
  render: () => (
    <div>
      <Disclosure title="Kundservice" group="footer" headingLevel={2}>
        <p>Kontakta oss</p>
      </Disclosure>
      <Disclosure title="Om oss" group="footer" headingLevel={2}>
        <p>Våra butiker</p>
      </Disclosure>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Kundservice'))
    await waitFor(() => expect(canvas.getByText('Kontakta oss')).toBeVisible())
    await userEvent.click(canvas.getByText('Om oss'))
    await waitFor(() => expect(canvas.getByText('Våra butiker')).toBeVisible())
    await waitFor(() => expect(canvas.getByText('Kontakta oss')).not.toBeVisible())
  },
}
export const LongText: Story = {
  args: {
    title: 'Synundersökningsbokning och progressivglasrådgivning för kontaktlinsabonnenter',
    defaultOpen: true,
    children: <p>{'Terminalglasögonförskrivning kräver en synundersökning på plats. '.repeat(8)}</p>,
  },
  globals: { viewport: { value: 'small' } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
}
export const RightToLeft: Story = {
  args: { defaultOpen: true },
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    const summary = canvas.getByText('Leverans och retur').closest('summary')
    const icon = summary?.querySelector('svg')?.getBoundingClientRect()
    await expect(icon?.left).toBeCloseTo(summary?.getBoundingClientRect().left ?? NaN, 0)
  },
}
export const ByButton: Story = {
  render: () => (
    <Collapsible title="Filtrera på färg" headingLevel={3}>
      <p>Svart, brun, blå</p>
    </Collapsible>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button', { name: 'Filtrera på färg', expanded: false })
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByText('Svart, brun, blå')).toBeVisible()
    await userEvent.keyboard(' ')
    await expect(canvas.getByText('Svart, brun, blå')).not.toBeVisible()
    await expect(canvas.getByRole('heading', { level: 3, name: 'Filtrera på färg' })).toBeVisible()
  },
}
export const ThemedByProperties: Story = {
  decorators: [
    (Story) => (
      <div style={{ '--ks-disclosure-border': 'var(--ks-color-action-bg)' } as React.CSSProperties}>{Story()}</div>
    ),
  ],
}

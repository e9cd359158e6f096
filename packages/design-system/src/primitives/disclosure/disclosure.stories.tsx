import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { Collapsible, Disclosure } from './disclosure.js'

const meta = {
  title: 'Primitives/Disclosure',
  component: Disclosure,
  args: { title: 'Leverans och retur', children: <p>Fri retur i 30 dagar.</p> },
} satisfies Meta<typeof Disclosure>
export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}
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
export const ByButton: Story = {
  render: () => (
    <Collapsible title="Filtrera på färg">
      <p>Svart, brun, blå</p>
    </Collapsible>
  ),
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Filtrera på färg', expanded: false })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getByText('Svart, brun, blå')).toBeVisible()
  },
}

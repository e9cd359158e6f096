import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { pictures } from '../../testing/articles.js'
import { FrameMeasures } from '../frame-measures/frame-measures.js'
import { StockStatus } from '../stock-status/stock-status.js'
import { Swatches } from '../swatches/swatches.js'
import { UspList } from '../usp-list/usp-list.js'
import { ImageGallery } from './image-gallery.js'

const images = [pictures('#3b2a20'), pictures('#3b2a21', true), pictures('#3b2a22')]
const meta = {
  title: 'Commerce/Product page',
  component: ImageGallery,
  args: { images, label: 'Linnea Rund' },
} satisfies Meta<typeof ImageGallery>
export default meta
type Story = StoryObj<typeof meta>

export const Gallery: Story = {
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('list', { name: 'Linnea Rund' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Bild 2 av 3' })).toHaveAttribute('aria-current', 'true'),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Bild 1 av 3' }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Bild 1 av 3' })).toHaveAttribute('aria-current', 'true'),
    )
  },
}
export const OnePicture: Story = { args: { images: images.slice(0, 1) } }
export const Colours: Story = {
  render: () => (
    <Swatches
      current="2"
      items={[
        { id: '1', name: 'Sköldpadd', colour: '#7a4b2a', href: '/a' },
        { id: '2', name: 'Svart', colour: '#17211e', href: '/b' },
        { id: '3', name: 'Kristall', colour: '#eef2f2', href: '/c' },
      ]}
    />
  ),
}
export const Measures: Story = {
  render: () => (
    <div style={{ maxInlineSize: 560 }}>
      <FrameMeasures
        measures={{ totalWidth: 138, lensWidth: 49, noseBridge: 21, lensHeight: 43, templeLength: 145 }}
        weight={24}
      />
    </div>
  ),
}
export const Promises: Story = {
  render: () => <UspList usps={['fastDelivery', 'withdrawal30', 'freeAdjustments', 'Putsduk och fodral ingår']} />,
}
export const Stock: Story = {
  render: () => (
    <div className="ks-stack">
      <StockStatus status={20} />
      <StockStatus status={30} />
      <StockStatus status={40} />
    </div>
  ),
}

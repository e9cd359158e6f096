import type { Meta, StoryObj } from '@storybook/react-vite'
const meta = { title: 'Scratch/Zz' } satisfies Meta
export default meta
type Story = StoryObj<typeof meta>
export const Wide: Story = { render: () => <p style={{ inlineSize: 310 }}>bred</p> }
export const Large: Story = { render: () => <p style={{ minInlineSize: '15rem' }}>stor</p> }
export const Rtl: Story = { render: () => <p style={{ position: 'relative', right: 100, inlineSize: 250 }}>höger</p> }
export const Fine: Story = { render: () => <p>fin</p> }
export const Carousel: Story = {
  render: () => (
    <div style={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label="x">
      <p style={{ inlineSize: 900 }}>fin</p>
    </div>
  ),
}
export const InDialog: Story = {
  render: () => (
    <dialog
      ref={(d) => {
        d?.showModal()
      }}
      style={{ inlineSize: 400, maxInlineSize: 'none' }}
      aria-label="x"
    >
      fin
    </dialog>
  ),
}
export const CutByDialog: Story = {
  render: () => (
    <dialog
      ref={(d) => {
        d?.showModal()
      }}
      style={{ overflow: 'hidden', inlineSize: '100%' }}
      aria-label="x"
    >
      <p style={{ inlineSize: 400 }}>fin</p>
    </dialog>
  ),
}

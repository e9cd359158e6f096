import { type FrameSpec, silhouette } from '@klarsikt/eyewear'
import { frameGlb } from '@klarsikt/eyewear/solid'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { FrameViewer } from './frame-viewer.js'

const FRAME: FrameSpec = {
  shape: 'panto',
  construction: 'full-rim',
  material: 'acetate',
  color: 'tortoise',
  lens: 'clear',
  measures: { totalWidth: 140, noseBridge: 20, lensWidth: 48, lensHeight: 42, templeLength: 145 },
}

const modelOf = (frame: FrameSpec) => URL.createObjectURL(new Blob([frameGlb(frame)], { type: 'model/gltf-binary' }))

function Poster() {
  const { path, width, height } = silhouette(FRAME)
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label="Vega, ritad">
      <path d={path} fill="none" stroke="#16202a" />
    </svg>
  )
}

const meta = {
  title: 'Try-on/FrameViewer',
  component: FrameViewer,
  args: {
    frame: FRAME,
    src: modelOf(FRAME),
    name: 'Vega',
    poster: <Poster />,
    colors: [
      { id: 'tortoise', name: 'Sköldpadd', colour: '#8a4b1c' },
      { id: 'black', name: 'Svart', colour: '#17181a' },
      { id: 'crystal-blue', name: 'Blå kristall', colour: '#b7cfdd' },
    ],
    lenses: [
      { id: 'clear', name: 'Klara', colour: '#eef4f3' },
      { id: 'green', name: 'Gröntonade', colour: '#3d4d39' },
    ],
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '46rem' }}>{Story()}</div>],
} satisfies Meta<typeof FrameViewer>
export default meta
type Story = StoryObj<typeof meta>

/** The picture is shown until the model is loaded. */
export const Loading: Story = {
  args: { openStage: () => new Promise(() => undefined) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Vega, ritad' })).toBeVisible()
    await expect(canvas.getByText('Hämtar 3D-modellen')).toBeVisible()
  },
}

/** The picture stays, and the customer can try again. */
export const Failed: Story = {
  args: { openStage: () => Promise.reject(new Error('no graphics')) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('3D-vyn kunde inte visas på din enhet.'))
    await expect(canvas.getByRole('button', { name: 'Försök igen' })).toBeVisible()
  },
}

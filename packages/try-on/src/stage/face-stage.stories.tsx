import type { FrameSpec } from '@klarsikt/eyewear'
import { frameGlb } from '@klarsikt/eyewear/solid'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { cameraOf } from '../fit/camera.js'
import { watchGraphicsMemory } from '../testing/graphics-memory.js'
import { PictureStage } from './face-stage.js'

/** As small as can be: software draws every picture. */
const SIZE = { width: 16, height: 12 } as const

const FRAMES: readonly FrameSpec[] = (['panto', 'round'] as const).map((shape) => ({
  shape,
  construction: 'full-rim',
  material: 'metal',
  color: 'black',
  lens: 'clear',
  measures: { totalWidth: 140, noseBridge: 20, lensWidth: 48, lensHeight: 42, templeLength: 145 },
}))

const meta = {
  title: 'Try-on/FaceStage',
  tags: ['check'],
  render: () => <canvas {...SIZE} aria-hidden="true" />,
} satisfies Meta
export default meta

/** Fifty frames tried on leave no more on the graphics card than two, and nothing when the stage goes. */
export const FiftyFramesLeaveNothing: StoryObj = {
  play: async ({ canvasElement }) => {
    const memory = watchGraphicsMemory()
    const picture = Object.assign(document.createElement('canvas'), SIZE)
    const stage = new PictureStage(
      canvasElement.querySelector('canvas')!,
      { canvas: picture, brightness: 0.5 },
      FRAMES[0]!,
    )
    const models = FRAMES.map((frame) =>
      URL.createObjectURL(new Blob([frameGlb(frame)], { type: 'model/gltf-binary' })),
    )
    const pose = { origin: [0, 0, -420], turn: { yaw: 0, pitch: 0, roll: 0 } } as const
    const { signal } = new AbortController()
    stage.fit({ camera: cameraOf(SIZE), pose, upMm: 0 })
    const wear = async (times: number) => {
      for (let i = 0; i < times; i++) {
        await stage.load(models[i % 2]!, signal)
        if (i % 5 === 0) stage.look({ ...FRAMES[i % 2]!, lens: 'green' })
      }
      return memory.held()
    }
    const afterTwo = await wear(2)
    await expect(await wear(50)).toEqual(afterTwo)
    stage.dispose()
    memory.stop()
    for (const url of models) URL.revokeObjectURL(url)
  },
}

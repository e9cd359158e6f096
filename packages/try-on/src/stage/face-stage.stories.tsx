import type { FrameSpec } from '@klarsikt/eyewear'
import { frameGlb } from '@klarsikt/eyewear/solid'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { cameraOf } from '../fit/camera.js'
import { watchGraphicsMemory } from '../testing/graphics-memory.js'
import { FREED, watchRenderers } from '../testing/watch-renderers.js'
import { PictureStage } from './face-stage.js'
import { FrameStage } from './frame-stage.js'

/** The size is as small as possible, because software draws every picture. */
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

const modelUrls = () =>
  FRAMES.map((frame) => URL.createObjectURL(new Blob([frameGlb(frame)], { type: 'model/gltf-binary' })))

/** Fifty frames leave no more on the graphics card than two do, and nothing when the stage is disposed. */
export const FiftyFramesLeaveNothing: StoryObj = {
  play: async ({ canvasElement }) => {
    const memory = watchGraphicsMemory()
    const renderers = watchRenderers()
    const picture = Object.assign(document.createElement('canvas'), SIZE)
    const stage = new PictureStage(
      canvasElement.querySelector('canvas')!,
      { canvas: picture, brightness: 0.5 },
      FRAMES[0]!,
    )
    const models = modelUrls()
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
    await expect(renderers.memory()).toMatchObject([{ isContextLost: false }])
    stage.dispose()
    await expect(renderers.memory()).toEqual([FREED])
    memory.stop()
    renderers.stop()
    for (const url of models) URL.revokeObjectURL(url)
  },
}

/** Each of two frames on one face is freed alone. When the second goes, the first is still drawn. */
export const ComparedFramesAreFreed: StoryObj = {
  render: () => (
    <>
      <canvas {...SIZE} aria-hidden="true" />
      <canvas {...SIZE} aria-hidden="true" />
    </>
  ),
  play: async ({ canvasElement }) => {
    const renderers = watchRenderers()
    const picture = { canvas: Object.assign(document.createElement('canvas'), SIZE), brightness: 0.5 }
    const models = modelUrls()
    const stages = [...canvasElement.querySelectorAll('canvas')].map(
      (canvas, i) => new PictureStage(canvas, picture, FRAMES[i]!),
    )
    const { signal } = new AbortController()
    const fitting = {
      camera: cameraOf(SIZE),
      pose: { origin: [0, 0, -420], turn: { yaw: 0, pitch: 0, roll: 0 } },
      upMm: 0,
    } as const
    for (const [i, stage] of stages.entries()) {
      await stage.load(models[i]!, signal)
      stage.repaint(fitting, 0.5)
    }
    stages[1]!.dispose()
    stages[0]!.repaint(fitting, 0.6)
    const [first, second] = renderers.memory()
    await expect(second).toEqual(FREED)
    await expect(first).toMatchObject({ isContextLost: false })
    await expect(first!.geometries).toBeGreaterThan(0)
    stages[0]!.dispose()
    await expect(renderers.memory()).toEqual([FREED, FREED])
    renderers.stop()
    for (const url of models) URL.revokeObjectURL(url)
  },
}

/** The viewer also leaves nothing on the graphics card, whatever colours and lenses were shown. */
export const ViewerLeavesNothing: StoryObj = {
  play: async ({ canvasElement }) => {
    const renderers = watchRenderers()
    const models = modelUrls()
    const [frame] = FRAMES
    const stage = new FrameStage(canvasElement.querySelector('canvas')!, frame!, { yaw: 0, pitch: 4 })
    stage.resize(SIZE.width, SIZE.height, 1)
    await stage.load(models[0]!, new AbortController().signal)
    for (const lens of ['green', 'clear', 'grey'] as const) stage.look({ ...frame!, lens })
    const drawn = new Promise<void>((resolve) => {
      let calls = 0
      // The listener is called at once, and again after the next drawing.
      stage.watch(() => void (++calls === 2 && resolve()))
    })
    stage.turn({ yaw: 30, pitch: 4 })
    await drawn
    stage.dispose()
    await expect(renderers.memory()).toEqual([FREED])
    renderers.stop()
    for (const url of models) URL.revokeObjectURL(url)
  },
}

import { STILL_LIFES, type StillLifeName, type StillLifePicture } from '@klarsikt/pictures'
import { describe, expect, it } from 'vitest'
import { STILL_LIFE_OBJECTS } from './still-life-objects.js'
import { stillLifeSet } from './still-life-scenes.js'

const NAMES = Object.keys(STILL_LIFES) as StillLifeName[]
const set = (name: StillLifeName, look: Partial<StillLifePicture> = {}) =>
  stillLifeSet({ name, crop: 'wide', light: 'day', ...look })

describe('a still life', () => {
  it.each(NAMES)('%s shows its first frame', (name) => {
    const frames = STILL_LIFE_OBJECTS[name].flatMap((object) => ('frame' in object ? [object.frame] : []))
    expect(frames).toContain(STILL_LIFES[name].frame)
  })

  it('is the same every time, with a file for each of its meshes', () => {
    const { scene, files } = set('morning')
    expect(set('morning')).toEqual({ scene, files })
    expect(scene.parts.every(({ mesh }) => files.has(mesh))).toBe(true)
  })

  it('shares its meshes with its other crop and its other light', () => {
    const names = (look: Partial<StillLifePicture>) => [...set('reading', look).files.keys()].toSorted()
    expect(names({ crop: 'tall', light: 'dark' })).toEqual(names({}))
  })

  it('leaves the text a light ground by day and a dark one in the dark', () => {
    const ground = (light: StillLifePicture['light']) => Math.max(...set('morning', { light }).scene.room!.ground)
    expect(ground('day')).toBeGreaterThan(0.6)
    expect(ground('dark')).toBeLessThan(0.03)
  })

  it('leaves the text the left of the wide crop: nothing stands there', () => {
    for (const name of NAMES) {
      const { scene, files } = set(name)
      const middle = scene.camera.target[0]
      const halfSpan = Math.tan((scene.camera.fov * Math.PI) / 360) * distance(scene.camera.origin, scene.camera.target)
      const left = Math.min(...scene.parts.map(({ mesh, place }) => leftEnd(files.get(mesh)!, place!)))
      expect((left - middle + halfSpan) / (2 * halfSpan), name).toBeGreaterThan(0.38)
    }
  })
})

const distance = (a: readonly number[], b: readonly number[]) => Math.hypot(...a.map((at, i) => at - b[i]!))

/** The smallest x of a PLY file after placing. */
function leftEnd(file: Buffer, { at, yaw }: { readonly at: readonly number[]; readonly yaw: number }): number {
  const header = file.toString('latin1').split('end_header\n')[0]!
  const count = Number(/element vertex (\d+)/.exec(header)![1])
  const stride = (header.match(/property float/g)?.length ?? 0) * 4
  const begin = header.length + 'end_header\n'.length
  const [c, s] = [Math.cos((yaw * Math.PI) / 180), Math.sin((yaw * Math.PI) / 180)]
  let left = Infinity
  for (let v = 0; v < count; v++) {
    const x = file.readFloatLE(begin + v * stride)
    const z = file.readFloatLE(begin + v * stride + 8)
    left = Math.min(left, x * c + z * s + at[0]!)
  }
  return left
}

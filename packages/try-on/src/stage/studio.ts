import {
  BackSide,
  BoxGeometry,
  Color,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  SphereGeometry,
  type Texture,
  type WebGLRenderer,
} from 'three'

/** A lamp of the studio with its position, size and brightness. */
interface Lamp {
  readonly at: readonly [number, number, number]
  readonly size: readonly [number, number]
  readonly light: number
}

/**
 * A window on the left, a strip on the right, a soft ceiling, an edge light from behind, and two lamps in front for
 * reflections in the lenses.
 */
const LAMPS: readonly Lamp[] = [
  { at: [-6, 3.2, 4], size: [4.2, 5.5], light: 9 },
  { at: [7, 2, 1.5], size: [1.1, 6], light: 7 },
  { at: [0, 8, 0.5], size: [8, 4], light: 4.5 },
  { at: [2.5, 1.2, -8], size: [5, 1.6], light: 5 },
  { at: [-3.4, 4.4, 8.5], size: [3.6, 4.4], light: 2.6 },
  { at: [3.5, 1, 9], size: [1.2, 4], light: 1.1 },
]

/** Blur in radians of the surroundings in reflections. */
const SOFTNESS = 0.025

/** Makes the surroundings that a frame reflects. The product pictures have the same light. */
export function studioLight(renderer: WebGLRenderer): Texture {
  const scene = new Scene()
  const room = new Mesh(new SphereGeometry(14, 32, 16), new MeshBasicMaterial({ side: BackSide, color: '#8b8883' }))
  const floor = new Mesh(new BoxGeometry(26, 0.2, 26), new MeshBasicMaterial({ color: '#57544f' }))
  floor.position.y = -5
  scene.add(room, floor)
  for (const { at, size, light } of LAMPS) {
    const color = new Color().setScalar(light)
    const lamp = new Mesh(new PlaneGeometry(...size), new MeshBasicMaterial({ color, side: 2 }))
    lamp.position.set(...at)
    lamp.lookAt(0, 0, 0)
    scene.add(lamp)
  }
  const generator = new PMREMGenerator(renderer)
  const { texture } = generator.fromScene(scene, SOFTNESS)
  generator.dispose()
  scene.traverse((object) => {
    if (!(object instanceof Mesh)) return
    object.geometry.dispose()
    object.material.dispose()
  })
  return texture
}

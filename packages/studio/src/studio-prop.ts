import type { Mesh } from '@klarsikt/eyewear/solid'
import { linear, type Linear } from '@klarsikt/eyewear/solid'
import type { StudioMaterial } from './studio-material.js'
import { block, circle, roundedRectangle, turnedSolid, vessel } from './turned-solid.js'

/** An object beside the frames: closed meshes whose lowest point is at y = 0. */
export type StudioProp = readonly { readonly mesh: Mesh; readonly material: StudioMaterial }[]

const CLEAR: Linear = [0.99, 0.995, 0.99]
/** Gap between water and glass, mm. Two surfaces in the same place would confuse the renderer. */
const WATER_GAP = 0.05

/** A tumbler; `filled` is the share of its height with water. */
export function glassOfWater(radius: number, height: number, filled: number): StudioProp {
  const [wall, bottom] = [2.2, 9]
  const inside = circle(radius - wall - WATER_GAP)
  const water = turnedSolid(inside, [
    { inset: 'axis', y: bottom + WATER_GAP },
    { inset: 2, y: bottom + WATER_GAP },
    { inset: 0, y: bottom + 2 + WATER_GAP },
    { inset: 0, y: height * filled },
    { inset: 'axis', y: height * filled - 0.4 },
  ])
  return [
    { mesh: turnedSolid(circle(radius), vessel(height, wall, bottom)), material: clear(1.5) },
    { mesh: water, material: clear(1.33) },
  ]
}

const clear = (ior: number): StudioMaterial => ({ kind: 'silicone', through: CLEAR, ior })

export function softCase(color: `#${string}`): StudioProp {
  return [{ mesh: turnedSolid(roundedRectangle(164, 62, 30), block(34, 15)), material: dull(color) }]
}

/** A book with two boards, and pages set back between them. */
export function book(width: number, depth: number, height: number, color: `#${string}`): StudioProp {
  const board = 3
  const cover = (y: number) => raised(turnedSolid(roundedRectangle(width, depth, 2), block(board, 1)), y)
  const leaves = turnedSolid(roundedRectangle(width - 7, depth - 7, 1), block(height - 2 * board, 0.4))
  return [
    { mesh: cover(0), material: dull(color) },
    { mesh: cover(height - board), material: dull(color) },
    { mesh: raised(leaves, board), material: dull('#efe9dc') },
  ]
}

export function plinth(radius: number, height: number, color: `#${string}`): StudioProp {
  return [{ mesh: turnedSolid(circle(radius), block(height, 1.6)), material: dull(color) }]
}

export function slab(width: number, depth: number, height: number, color: `#${string}`): StudioProp {
  return [{ mesh: turnedSolid(roundedRectangle(width, depth, 3), block(height, 1.6)), material: dull(color) }]
}

/** A lens of a trial case, lying in its metal ring. */
export function trialLens(radius: number): StudioProp {
  return [
    {
      mesh: turnedSolid(circle(radius), [
        { inset: 0, y: 0 },
        { inset: 0, y: 4 },
        { inset: 3, y: 4 },
        { inset: 3, y: 0 },
        { inset: 0, y: 0 },
      ]),
      material: { kind: 'metal', metal: 'Cr', tint: [0.95, 0.95, 0.95], roughness: 0.2 },
    },
    { mesh: turnedSolid(circle(radius - 3.2), raisedBlock(0.6, 2.6)), material: clear(1.5) },
  ]
}

/** A ball, such as an orange or a stone ball. */
export function ball(radius: number, color: `#${string}`, roughness = 0.5): StudioProp {
  const steps = 48
  const profile = Array.from({ length: steps + 1 }, (_, i) => {
    const angle = -Math.PI / 2 + (Math.PI * i) / steps
    const inset = i === 0 || i === steps ? ('axis' as const) : radius * (1 - Math.cos(angle))
    return { inset, y: radius * (1 + Math.sin(angle)) }
  })
  return [
    { mesh: turnedSolid(circle(radius), profile), material: { kind: 'plastic', color: linear(color), roughness } },
  ]
}

const raisedBlock = (from: number, to: number) => block(to - from, 0.4).map(({ inset, y }) => ({ inset, y: y + from }))

const dull = (color: `#${string}`): StudioMaterial => ({ kind: 'plastic', color: linear(color), roughness: 0.75 })

function raised(mesh: Mesh, by: number): Mesh {
  return { ...mesh, positions: mesh.positions.map((value, i) => (i % 3 === 1 ? value + by : value)) }
}

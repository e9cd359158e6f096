import { describe, expect, it } from 'vitest'
import { ball, book, glassOfWater, plinth, slab, softCase, trialLens } from './studio-prop.js'
import { block, circle, roundedRectangle, turnedSolid } from './turned-solid.js'

type Mesh = ReturnType<typeof turnedSolid>

/** The volume that triangles enclose; negative when they are inside out. */
function volume({ positions, indices }: Mesh): number {
  let sum = 0
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [0, 1, 2].map((i) => positions.slice(indices[t + i]! * 3, indices[t + i]! * 3 + 3))
    const [ax = 0, ay = 0, az = 0] = a!
    const [bx = 0, by = 0, bz = 0] = b!
    const [cx = 0, cy = 0, cz = 0] = c!
    sum += ax * (by * cz - bz * cy) + ay * (bz * cx - bx * cz) + az * (bx * cy - by * cx)
  }
  return sum / 6
}

describe('a turned solid', () => {
  it('of a circle is a cylinder, of a rectangle a block', () => {
    expect(volume(turnedSolid(circle(10), block(20, 0.01))) / (Math.PI * 100 * 20)).toBeCloseTo(1, 2)
    expect(volume(turnedSolid(roundedRectangle(30, 20, 0.01), block(10, 0.01))) / 6000).toBeCloseTo(1, 2)
  })

  it('has normals of length one', () => {
    const { normals } = turnedSolid(circle(10), block(20, 2))
    for (let i = 0; i < normals.length; i += 3)
      expect(Math.hypot(normals[i]!, normals[i + 1]!, normals[i + 2]!)).toBeCloseTo(1)
  })
})

describe('what stands beside frames', () => {
  it.each([
    ['a glass of water', glassOfWater(33, 96, 0.6)],
    ['a case', softCase('#24504b')],
    ['a book', book(190, 132, 24, '#3f5f5b')],
    ['a round block', plinth(70, 88, '#dfe4e8')],
    ['a square block', slab(210, 150, 46, '#8d9499')],
    ['a trial lens', trialLens(19)],
    ['a ball', ball(38, '#d9762b')],
  ])('is closed with its outside out, and stands on the table: %s', (_, parts) => {
    for (const { mesh } of parts) {
      expect(volume(mesh)).toBeGreaterThan(0)
      expect(mesh.normals.every(Number.isFinite)).toBe(true)
    }
    const lowest = Math.min(...parts.flatMap(({ mesh }) => mesh.positions.filter((_, i) => i % 3 === 1)))
    expect(lowest).toBeCloseTo(0)
  })
})

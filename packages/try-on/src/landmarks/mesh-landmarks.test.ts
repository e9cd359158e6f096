import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPose, syntheticMesh } from '../testing/synthetic-head.js'
import { type MeshPoint, meshLandmarks } from './mesh-landmarks.js'

describe('a face mesh', () => {
  it('tells how the head is turned and where its pupils are', () => {
    fc.assert(
      fc.property(anyPose, ({ turn }) => {
        const { mesh, pupils } = syntheticMesh(turn)
        const face = meshLandmarks(mesh)!
        expect(face.turn.yaw).toBeCloseTo(turn.yaw, 6)
        // The turn shortens the line from forehead to chin, so the pitch of a head that is also turned is slightly
        // wrong.
        expect(Math.abs(face.turn.pitch - turn.pitch)).toBeLessThan(5)
        expect(face.pupils).toEqual(pupils)
        expect(face.irisWidth).toBeCloseTo(12)
      }),
    )
  })

  it('has left and right as the picture has them, also where the picture is a mirror', () => {
    const { mesh, pupils } = syntheticMesh({ yaw: 0, pitch: 0, roll: 0 })
    const swapped: MeshPoint[] = [...mesh.slice(0, 468), ...mesh.slice(473), ...mesh.slice(468, 473)]
    expect(meshLandmarks(swapped)?.pupils).toEqual(pupils)
  })

  it('is no face to try on without irises', () => {
    expect(meshLandmarks(syntheticMesh({ yaw: 0, pitch: 0, roll: 0 }).mesh.slice(0, 468))).toBeNull()
  })
})

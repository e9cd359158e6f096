import type { Vector } from '@klarsikt/eyewear/solid'

/** How a head is turned, degrees: towards the right of the picture, down, and leaning counter-clockwise. */
export interface HeadTurn {
  readonly yaw: number
  readonly pitch: number
  readonly roll: number
}

/**
 * Where a head is. Its own axes are +x to the right of the picture, +y up and +z out of the face; its origin lies midway between the
 * centres that the eyes turn about.
 */
export interface HeadPose {
  /** Origin of the head seen from the camera, mm. */
  readonly origin: Vector
  readonly turn: HeadTurn
}

const sinCos = (degrees: number) => {
  const angle = (degrees * Math.PI) / 180
  return [Math.sin(angle), Math.cos(angle)] as const
}

/** A place of the head as the camera has it, mm. */
export function seenFromCamera({ origin, turn }: HeadPose, [x, y, z]: Vector): Vector {
  const [sinPitch, cosPitch] = sinCos(turn.pitch)
  const [sinYaw, cosYaw] = sinCos(turn.yaw)
  const [sinRoll, cosRoll] = sinCos(turn.roll)
  const [py, pz] = [y * cosPitch - z * sinPitch, y * sinPitch + z * cosPitch]
  const [yx, yz] = [x * cosYaw + pz * sinYaw, -x * sinYaw + pz * cosYaw]
  return [origin[0] + yx * cosRoll - py * sinRoll, origin[1] + yx * sinRoll + py * cosRoll, origin[2] + yz]
}

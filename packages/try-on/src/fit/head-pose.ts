import type { Vector } from '@klarsikt/eyewear/solid'

/** Turn of a head in degrees: yaw to the right of the picture, pitch down, and roll counter-clockwise. */
export interface HeadTurn {
  readonly yaw: number
  readonly pitch: number
  readonly roll: number
}

/**
 * Position of a head. Its axes are +x to the right of the picture, +y up and +z out of the face. Its origin lies midway
 * between the centres of rotation of the eyes.
 */
export interface HeadPose {
  /** Origin of the head in the coordinates of the camera, in mm. */
  readonly origin: Vector
  readonly turn: HeadTurn
}

const sinCos = (degrees: number) => {
  const angle = (degrees * Math.PI) / 180
  return [Math.sin(angle), Math.cos(angle)] as const
}

/** Converts a point of the head to the coordinates of the camera, in mm. */
export function seenFromCamera({ origin, turn }: HeadPose, [x, y, z]: Vector): Vector {
  const [sinPitch, cosPitch] = sinCos(turn.pitch)
  const [sinYaw, cosYaw] = sinCos(turn.yaw)
  const [sinRoll, cosRoll] = sinCos(turn.roll)
  const [py, pz] = [y * cosPitch - z * sinPitch, y * sinPitch + z * cosPitch]
  const [yx, yz] = [x * cosYaw + pz * sinYaw, -x * sinYaw + pz * cosYaw]
  return [origin[0] + yx * cosRoll - py * sinRoll, origin[1] + yx * sinRoll + py * cosRoll, origin[2] + yz]
}

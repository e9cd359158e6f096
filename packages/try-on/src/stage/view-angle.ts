/** Direction in degrees from which the frame is seen: around the upright axis, and above eye level. */
export interface ViewAngle {
  readonly yaw: number
  readonly pitch: number
}

/** The views that have a button. */
export const VIEW_ANGLES = {
  front: { yaw: 0, pitch: 4 },
  angle: { yaw: -35, pitch: 12 },
  side: { yaw: -88, pitch: 4 },
} as const satisfies Record<string, ViewAngle>
export type NamedView = keyof typeof VIEW_ANGLES

/** Beyond this angle (degrees) up or down, a frame shows little but its edges. */
const MAX_PITCH_DEGREES = 60

/** Returns the angle after a turn. Yaw goes round, and pitch stops at its limits. */
export function turned({ yaw, pitch }: ViewAngle, byYaw: number, byPitch: number): ViewAngle {
  const round = (((yaw + byYaw + 180) % 360) + 360) % 360
  return { yaw: round - 180, pitch: Math.min(MAX_PITCH_DEGREES, Math.max(-MAX_PITCH_DEGREES, pitch + byPitch)) }
}

/** From where the frame is looked at, in degrees: round the upright axis, and above the level of the eyes. */
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

/** Higher than this (degrees), or lower, only lenses and temples seen from an odd side are left. */
const MAX_PITCH_DEGREES = 60

/** The angle after a turn; yaw goes round, pitch stops. */
export function turned({ yaw, pitch }: ViewAngle, byYaw: number, byPitch: number): ViewAngle {
  const round = (((yaw + byYaw + 180) % 360) + 360) % 360
  return { yaw: round - 180, pitch: Math.min(MAX_PITCH_DEGREES, Math.max(-MAX_PITCH_DEGREES, pitch + byPitch)) }
}

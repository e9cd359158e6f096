/** Why there is no camera: the customer or the browser refused it, there is none, or another program uses it. */
export type CameraProblem = 'refused' | 'missing' | 'busy'

/** Opens the camera that faces the customer, or returns the problem. */
export type OpenCamera = () => Promise<MediaStream | CameraProblem>

/** Larger pictures would be reduced before the search. */
const IDEAL = { width: { ideal: 1280 }, height: { ideal: 720 } } as const

const PROBLEMS: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotSupportedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

export const openUserCamera: OpenCamera = async () => {
  // It is undefined when the page was not loaded over HTTPS.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (!devices) return 'missing'
  try {
    return await devices.getUserMedia({ audio: false, video: { facingMode: 'user', ...IDEAL } })
  } catch (error) {
    return (error instanceof Error && PROBLEMS[error.name]) || 'busy'
  }
}

/** Why there is no camera: the customer or the browser said no, there is none, or another program has it. */
export type CameraProblem = 'refused' | 'missing' | 'busy'

/** Asks for the camera that looks at the customer. */
export type OpenCamera = () => Promise<MediaStream | CameraProblem>

/** Larger pictures are brought down before they are searched. */
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
  // Undefined where the page does not come over HTTPS.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (!devices) return 'missing'
  try {
    return await devices.getUserMedia({ audio: false, video: { facingMode: 'user', ...IDEAL } })
  } catch (error) {
    return (error instanceof Error && PROBLEMS[error.name]) || 'busy'
  }
}

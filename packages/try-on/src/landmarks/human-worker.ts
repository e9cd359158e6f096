import type { Config, FaceResult, Human } from '@vladmandic/human'
import type { FaceLandmarks } from './face-landmarks.js'
import { meshLandmarks } from './mesh-landmarks.js'
import type { FinderReply, FinderRequest } from './worker-messages.js'

/** Loads only the models for faces, from the shop's origin, and stores nothing between pictures. */
const configOf = (files: string): Partial<Config> => ({
  backend: 'wasm',
  wasmPath: files,
  modelBasePath: files,
  debug: false,
  warmup: 'none',
  cacheModels: false,
  validateModels: false,
  cacheSensitivity: 0,
  filter: { enabled: false },
  gesture: { enabled: false },
  face: {
    enabled: true,
    detector: { rotation: true, maxDetected: 2, minConfidence: 0.3 },
    mesh: { enabled: true },
    iris: { enabled: true },
    attention: { enabled: false },
    description: { enabled: false },
    emotion: { enabled: false },
    antispoof: { enabled: false },
    liveness: { enabled: false },
  },
  body: { enabled: false },
  hand: { enabled: false },
  object: { enabled: false },
  segmentation: { enabled: false },
})

const MODELS = ['blazeface', 'facemesh', 'iris'] as const

let human: Human | null = null

async function open(files: string): Promise<void> {
  const { Human: HumanClass } = await import('@vladmandic/human')
  const opened = new HumanClass(configOf(files))
  await opened.init()
  await opened.load()
  // The library only logs a model that cannot be loaded, so this checks for missing ones.
  const loaded = opened.models.loaded()
  const missing = MODELS.filter((name) => !loaded.includes(name))
  if (missing.length > 0) throw new Error(`Models missing: ${missing.join(', ')}`)
  human = opened
}

async function find(picture: ImageBitmap): Promise<readonly FaceLandmarks[]> {
  if (!human) throw new Error('Not opened')
  try {
    const { face, error } = await human.detect(picture)
    if (error) throw new Error(error)
    return face.flatMap((one) => landmarksOf(one) ?? [])
  } finally {
    picture.close()
  }
}

/** Converts a face. The depths of the mesh are shares of the square that the model searched. */
function landmarksOf({ mesh, meshRaw, box }: FaceResult): FaceLandmarks | null {
  const square = box[2]
  return meshLandmarks(mesh.map(([x, y], i) => [x, y, (meshRaw[i]?.[2] ?? 0) * square]))
}

const reply = (message: FinderReply) => globalThis.postMessage(message)
const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

globalThis.onmessage = ({ data: request }: MessageEvent<FinderRequest>) => {
  if (request.kind === 'open')
    open(request.files).then(
      () => reply({ kind: 'opened' }),
      (error: unknown) => reply({ kind: 'unopened', reason: reasonOf(error) }),
    )
  else
    find(request.picture).then(
      (faces) => reply({ kind: 'faces', id: request.id, faces }),
      (error: unknown) => reply({ kind: 'failed', id: request.id, reason: reasonOf(error) }),
    )
}

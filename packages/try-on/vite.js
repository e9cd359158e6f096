import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

// This file is plain JavaScript, because Vite loads it with plain Node, both in this workspace and from the published
// package.

const { resolve } = createRequire(import.meta.url)

const MODELS = join(dirname(resolve('@vladmandic/human')), '../models')
const WASM = dirname(resolve('@tensorflow/tfjs-backend-wasm/package.json'))

const PATHS = [
  ...['blazeface', 'facemesh', 'iris'].flatMap((name) => ['json', 'bin'].map((end) => join(MODELS, `${name}.${end}`))),
  ...['tfjs-backend-wasm.wasm', 'tfjs-backend-wasm-simd.wasm'].map((name) => join(WASM, 'dist', name)),
]

const TYPES = { json: 'application/json', bin: 'application/octet-stream', wasm: 'application/wasm' }

export function faceFiles({ folder = 'assets' } = {}) {
  const files = PATHS.map((path) => ({ name: basename(path), source: readFileSync(path) }))
  const hash = createHash('sha256')
  for (const { name, source } of files) hash.update(name).update(source)
  // The models name each other, so the hash names their folder and not each file.
  const home = `${folder}/face-${hash.digest('hex').slice(0, 16)}`
  let base = '/'
  return {
    name: 'klarsikt-face-files',
    config: (config) => ({ define: { 'import.meta.env.FACE_FILES': JSON.stringify(`${config.base ?? '/'}${home}/`) } }),
    configResolved: (config) => {
      base = config.base
    },
    generateBundle() {
      if (this.environment?.config.consumer === 'server') return
      for (const { name, source } of files) this.emitFile({ type: 'asset', fileName: `${home}/${name}`, source })
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = files.find(({ name }) => request.url === `${base}${home}/${name}`)
        if (!file) return next()
        response.setHeader('content-type', TYPES[file.name.split('.').pop()])
        response.end(file.source)
      })
    },
  }
}

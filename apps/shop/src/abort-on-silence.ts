type Silence = {
  readonly signal: AbortSignal
  readonly heard: TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>
  readonly stop: () => void
}

/** Makes a signal that aborts after `milliseconds` without a part of the body. Parts are counted as they pass `heard`. */
export function abortOnSilence(milliseconds: number): Silence {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), milliseconds)
  const heard = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(part, stream) {
      timer.refresh()
      stream.enqueue(part)
    },
  })
  return { signal: controller.signal, heard, stop: () => clearTimeout(timer) }
}

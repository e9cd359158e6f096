/** Renders pictures, models and films, or finds them in the cache. */
export type Pictures = {
  /**
   * The file of a picture, rendered on the first request and then cached. The signal aborts when the client has gone.
   */
  read(picture: {
    readonly hash: string
    readonly spec: Record<string, unknown>
    readonly width: number
    readonly format: string
    readonly signal?: AbortSignal
  }): Promise<Uint8Array<ArrayBuffer>>
  /** The GLB model of a frame that has a picture with this hash, made on the first request and then cached. */
  model(model: {
    readonly hash: string
    readonly frame: Record<string, unknown>
    readonly signal?: AbortSignal
  }): Promise<Uint8Array<ArrayBuffer>>
  /** A file of a pre-rendered film or its poster; null when there is none. */
  video(file: { readonly hash: string; readonly name: string }): Promise<Uint8Array<ArrayBuffer> | null>
  stop(): Promise<void>
}

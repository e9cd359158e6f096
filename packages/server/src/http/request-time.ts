import type { IncomingMessage, Server } from 'node:http'

/** Limits for the time that a request takes to arrive, in ms. */
export type RequestTimes = {
  /** Longest time for the body of a normal call. */
  readonly call: number
  /** Longest pause in a large body. The whole body may take an hour, so that a slow line can send it. */
  readonly pause: number
}

const TIMES: RequestTimes = { call: 30_000, pause: 60_000 }
const LONGEST_MS = 3_600_000
const TIMED_OUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n'

const bulk = new WeakMap<IncomingMessage, () => void>()

/**
 * Stops slow senders from holding connections for ever. A request that has not arrived in time gets 408, and its
 * connection is closed.
 */
export function limitRequestTimes(server: Server, times: RequestTimes = TIMES): void {
  server.headersTimeout = 10_000
  server.requestTimeout = LONGEST_MS
  server.prependListener('request', (request: IncomingMessage) => {
    if (!hasBody(request)) return
    const { socket } = request
    const cut = () => {
      if (!request.complete && socket.writable) socket.end(TIMED_OUT, () => socket.destroy())
    }
    let timer = setTimeout(cut, times.call)
    const stop = () => clearTimeout(timer)
    request.once('close', stop)
    const cutOnPause = () => {
      const { bytesRead } = socket
      timer = setTimeout(() => {
        if (request.complete) return
        if (socket.bytesRead === bytesRead) cut()
        else cutOnPause()
      }, times.pause)
    }
    bulk.set(request, () => {
      stop()
      if (!request.complete) cutOnPause()
    })
  })
}

/**
 * Gives a request as much time as its body needs, as long as bytes keep arriving. The handler calls it for callers who
 * may send large bodies.
 */
export function allowBulkTime(request: IncomingMessage): void {
  bulk.get(request)?.()
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

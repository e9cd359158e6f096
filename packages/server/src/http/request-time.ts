import type { IncomingMessage, Server } from 'node:http'

/** How long requests may take to arrive, ms. */
export type RequestTimes = {
  /** A call of a shopper. */
  readonly call: number
  /** How long a call with a large body may pause; it may take an hour in all, on however narrow a line. */
  readonly pause: number
}

const TIMES: RequestTimes = { call: 30_000, pause: 60_000 }
const LONGEST_MS = 3_600_000
const TIMED_OUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n'

const bulk = new WeakMap<IncomingMessage, () => void>()

/** A slow sender may not hold a connection for ever: what has not arrived in time is answered with 408 and cut. */
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

/** Lets a request take as long as its body needs while it goes on arriving; for a caller who may send that much. */
export function allowBulkTime(request: IncomingMessage): void {
  bulk.get(request)?.()
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Notes on the server a failure that does not stop the page. */
export function noteFailure(error: unknown): void {
  // Loaders also run in the browser in stories, where nobody reads a log.
  if (typeof process === 'object' && 'emitWarning' in process)
    process.emitWarning(error instanceof Error ? error : String(error))
}

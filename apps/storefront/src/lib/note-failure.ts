/** Notes on the server what went wrong and does not stop the page. */
export function noteFailure(error: unknown): void {
  // Loaders also run in stories, in a browser, where nobody reads a log.
  if (typeof process === 'object' && 'emitWarning' in process)
    process.emitWarning(error instanceof Error ? error : String(error))
}

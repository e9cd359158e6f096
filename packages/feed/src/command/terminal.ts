/** The settings and outputs of the command. A process has all of them. */
export type Terminal = {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly stdout: NodeJS.WritableStream
  /** Receives progress and errors. */
  readonly stderr: NodeJS.WritableStream & { readonly isTTY?: boolean }
}

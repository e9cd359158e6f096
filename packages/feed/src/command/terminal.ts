/** Where the command reads its settings and writes its output; a process is one. */
export type Terminal = {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly stdout: NodeJS.WritableStream
  /** Progress and errors. */
  readonly stderr: NodeJS.WritableStream & { readonly isTTY?: boolean }
}

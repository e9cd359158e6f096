import { createHash } from 'node:crypto'

/** PLY files by name. The name is a hash of the contents, so that frames of one form share files. */
export class MeshFiles {
  readonly byName = new Map<string, Buffer>()

  /** Adds a file and returns its name. */
  add(file: Buffer): string {
    const name = `${createHash('sha256').update(file).digest('hex').slice(0, 16)}.ply`
    this.byName.set(name, file)
    return name
  }
}

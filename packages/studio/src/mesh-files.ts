import { createHash } from 'node:crypto'

/** PLY files by name; the name is a hash, so that frames of one form share them. */
export class MeshFiles {
  readonly byName = new Map<string, Buffer>()

  /** Adds a file and gives its name. */
  add(file: Buffer): string {
    const name = `${createHash('sha256').update(file).digest('hex').slice(0, 16)}.ply`
    this.byName.set(name, file)
    return name
  }
}

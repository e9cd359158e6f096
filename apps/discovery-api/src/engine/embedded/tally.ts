/** Counts by number, kept from one counting to the next: clearing and reading touch only what was met. */
export class Tally {
  counts = new Uint32Array(0)
  /** What was met, in no order; `size` of it. */
  met = new Uint32Array(0)
  size = 0

  /** Makes room for numbers below `count`; to be called while nothing is counted. */
  reserve(count: number): void {
    if (this.counts.length >= count) return
    this.counts = new Uint32Array(Math.ceil(count * 1.25) + 64)
    // One place more than is ever used: what turns out not to be counted is written there.
    this.met = new Uint32Array(this.counts.length + 1)
  }

  add(number: number, by: number): void {
    const before = this.counts[number] ?? 0
    if (before === 0) {
      this.met[this.size] = number
      this.size += 1
    }
    this.counts[number] = before + by
  }

  /** Takes up what was added to `counts` alone, of numbers below `count`; nothing else may be counted. */
  collect(count: number): void {
    for (let number = 0; number < count; number += 1) {
      this.met[this.size] = number
      this.size += Number(this.counts[number] !== 0)
    }
  }

  clear(): void {
    for (let at = 0; at < this.size; at += 1) this.counts[this.met[at] ?? 0] = 0
    this.size = 0
  }
}

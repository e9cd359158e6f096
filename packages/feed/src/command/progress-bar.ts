const BAR_WIDTH = 30

/** Shows a progress bar while a file is read. Without a terminal it writes a line for every tenth. */
export function progressBar(out: NodeJS.WritableStream & { readonly isTTY?: boolean }, total: number) {
  let printed = -1
  return {
    show(done: number, text: string): void {
      const share = total === 0 ? 1 : Math.min(1, done / total)
      const step = Math.floor(share * (out.isTTY ? 200 : 10))
      if (step === printed) return
      printed = step
      const percent = `${Math.floor(share * 100)} %`
      if (!out.isTTY) return void out.write(`${percent} ${text}\n`)
      const filled = Math.round(share * BAR_WIDTH)
      out.write(`\r\u001B[K[${'█'.repeat(filled)}${'░'.repeat(BAR_WIDTH - filled)}] ${percent} ${text}`)
    },
    end(text: string): void {
      out.write(out.isTTY ? `\r\u001B[K${text}\n` : `${text}\n`)
    },
  }
}

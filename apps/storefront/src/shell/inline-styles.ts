import { Transform } from 'node:stream'

interface InlineStyles {
  readonly nonce: string
  readonly styleText: (path: string) => string | undefined
}

const SHEET = /<link\b[^>]*\brel="stylesheet"[^>]*>/g
const HEAD_END = '</head>'

/**
 * Puts the text of the page's stylesheets where their links stand, so that a first page is drawn without waiting for
 * further files. The links stay, asleep: the router's code expects them, and the first touch wakes them.
 */
export function inlineStyles({ nonce, styleText }: InlineStyles): Transform {
  let head: Buffer | undefined = Buffer.alloc(0)
  const withStyles = (html: string) =>
    html.replaceAll(SHEET, (link) => {
      const path = /\bhref="([^"#]+)/.exec(link)?.[1]
      const text = path === undefined ? undefined : styleText(path)
      // A stylesheet cannot end its own element; one that could is left as a file.
      if (text === undefined || text.includes('</')) return link
      return `<style nonce="${nonce}">${text}</style>${link.replace('rel="stylesheet"', 'rel="sleeping-stylesheet"')}`
    })
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (!head) return done(null, chunk)
      head = Buffer.concat([head, chunk])
      const end = head.indexOf(HEAD_END)
      if (end === -1) return done()
      this.push(withStyles(head.toString('utf8', 0, end)))
      this.push(head.subarray(end))
      head = undefined
      done()
    },
    flush(done) {
      done(null, head)
    },
  })
}

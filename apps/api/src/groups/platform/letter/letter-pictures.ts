import { IMAGE_WIDTHS, imageUrl } from '@klarsikt/core/media'
import { escapeHtml } from './escape-html.js'
import type { LetterBlock } from './letter-blocks.js'
import { CONTENT_WIDTH, LIGHT_COLORS } from './letter-theme.js'

export type LetterPicture = {
  /** A path of the shop, or a full address. */
  readonly src: string
  readonly alt: string
}

/** The maximum number of pictures in a row. With more they would be too small to recognise the goods. */
const MAX_PICTURES = 3
const GAP_PX = 12
/** The height of product pictures divided by their width. */
const ASPECT = 0.625

/**
 * One large picture, or up to three in a row. They are JPEG, because many mail programs show no newer format. Width and
 * height are set, so that the text does not move while they load. Without pictures the goods' names are shown.
 */
export function pictureRow(pictures: readonly LetterPicture[], shopUrl: string): LetterBlock[] {
  const different = pictures.filter(({ src }, index) => pictures.findIndex((one) => one.src === src) === index)
  const shown = different.slice(0, MAX_PICTURES)
  if (shown.length === 0) return []
  const width = Math.floor((CONTENT_WIDTH - GAP_PX * (shown.length - 1)) / shown.length)
  const cells = shown.map((picture, index) => {
    const left = index === 0 ? 0 : GAP_PX
    return `<td valign="top" style="padding:0 0 0 ${left}px">${pictureHtml(picture, width, shopUrl)}</td>`
  })
  const html = `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:4px 0 20px"><tr>${cells.join('')}</tr></table>`
  return [{ kind: 'block', html, text: '' }]
}

function pictureHtml({ src, alt }: LetterPicture, width: number, shopUrl: string): string {
  const served = imageUrl(
    src,
    { width: width > IMAGE_WIDTHS.md ? IMAGE_WIDTHS.lg : IMAGE_WIDTHS.md, format: 'jpg' },
    [],
  )
  const { divider, muted } = LIGHT_COLORS
  return `<img src="${escapeHtml(new URL(served, shopUrl).href)}" width="${width}" height="${Math.round(width * ASPECT)}" alt="${escapeHtml(alt)}" style="display:block;width:100%;max-width:${width}px;height:auto;border:0;border-radius:10px;background-color:${divider};color:${muted};font-size:14px;line-height:1.4">`
}

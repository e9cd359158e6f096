import { postalPlace } from '@klarsikt/core/identity'
import { SHOP } from '@klarsikt/shop-config'
import { escapeHtml } from './escape-html.js'
import { LETTER_FONT, LETTER_STYLES, LETTER_WIDTH, LIGHT_COLORS } from './letter-theme.js'

const { page, card, text, muted, link } = LIGHT_COLORS

/** Fills the preview line, so that mail programs do not continue it with the letter's text. */
const PREHEADER_FILLER = '&#847;&zwnj;&nbsp;'.repeat(60)

type Page = {
  readonly title: string
  /** The text after the subject in a list of letters. */
  readonly preheader: string
  readonly body: string
}

/**
 * Builds the HTML page of a letter: one column of at most 600 px. It uses tables and inline styles, because mail
 * programs support little else. The style sheet has only the dark colours, so programs that drop it show the light
 * ones.
 */
export function letterPage({ title, preheader, body }: Page): string {
  return `<!doctype html>
<html lang="sv" dir="ltr" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<meta name="x-apple-disable-message-reformatting">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(title)}</title>
<!--[if mso]><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]-->
<style>
${LETTER_STYLES}
</style>
</head>
<body class="ks-page" style="margin:0;padding:0;background-color:${page};-webkit-text-size-adjust:100%">
<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(preheader)}${PREHEADER_FILLER}</div>
<div lang="sv" dir="ltr" role="article" aria-label="${escapeHtml(title)}">
<table role="presentation" class="ks-page" width="100%" cellpadding="0" cellspacing="0" border="0" style="background-color:${page}">
<tr><td align="center" style="padding:24px 12px 32px">
<!--[if mso]><table role="presentation" width="${LETTER_WIDTH}" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:${LETTER_WIDTH}px;text-align:left;font-family:${LETTER_FONT};font-size:16px;line-height:1.55">
<tr><td style="padding:0 12px 16px"><span class="ks-link" style="color:${link};font-size:22px;font-weight:700;letter-spacing:-0.01em">${escapeHtml(SHOP.brand.name)}</span></td></tr>
<tr><td class="ks-card ks-text" style="background-color:${card};color:${text};border-radius:12px;padding:28px 24px 12px">
${body}
</td></tr>
<tr><td style="padding:20px 12px 0"><p class="ks-muted" style="margin:0;color:${muted};font-size:13px;line-height:1.5">${escapeHtml(seller())}</p></td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</div>
</body>
</html>`
}

const seller = (): string =>
  `${SHOP.seller.name}, ${SHOP.seller.organisationNumber}, ${SHOP.seller.street}, ${postalPlace(SHOP.seller)}`

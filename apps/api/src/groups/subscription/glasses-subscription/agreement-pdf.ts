import { dayText, stockholmDate } from '@klarsikt/core/calendar'
import {
  BINDING_MONTHS,
  LEVEL_TERMS,
  NOTICE_DAYS,
  perkText,
  SUBSCRIPTION_LEVEL_MESSAGES,
  SUBSCRIPTION_TERMS_VERSION,
  WINBACK_FREE_MONTHS,
} from '@klarsikt/core/glasses-subscription'
import { postalPlace } from '@klarsikt/core/identity'
import { REMINDER_FEE } from '@klarsikt/core/invoice'
import * as documentMessages from '@klarsikt/core/messages/glasses-subscription-document'
import { formatOre, wholeOre } from '@klarsikt/core/money'
import { SHOP } from '@klarsikt/shop-config'
import type { Customer } from '../../person/index.js'
import { type Page, type PdfTableRow, drawPdf, drawRule, drawTable, labelledRow } from '../../platform/index.js'
import type { SubscriptionRow } from './find.js'

const COLUMNS = [{ share: 0.4 }, { share: 0.6 }] as const

type Drawn = {
  readonly row: SubscriptionRow
  readonly customer: Pick<Customer, 'number' | 'profile'>
  readonly at: Date
  /** The SHA-256 digest of the terms that belong to the agreement. */
  readonly termsDigest: string
}

/** Draws the agreement to sign. The same content on the same day always gives the same bytes. */
export function drawAgreement({ row, customer, at, termsDigest }: Drawn): Promise<Uint8Array<ArrayBuffer>> {
  return drawPdf({
    title: documentMessages.title({ number: row.id, brand: SHOP.brand.name }),
    at,
    draw(page) {
      heading(page, documentMessages.heading())
      page.moveDown(0.5).text(documentMessages.number({ number: row.id }))
      page.text(documentMessages.day({ day: dayText(stockholmDate(at)) }))
      section(page, documentMessages.parties(), partyRows(customer))
      section(page, documentMessages.content(), contentRows(row))
      section(page, documentMessages.perks(), perkRows(row))
      page.moveDown()
      drawRule(page)
      page.text(documentMessages.terms({ version: SUBSCRIPTION_TERMS_VERSION, digest: termsDigest })).moveDown(0.4)
      page.text(documentMessages.proof())
    },
  })
}

/** Draws the current version of the terms. */
export function drawTerms(): Promise<Uint8Array<ArrayBuffer>> {
  return drawPdf({
    title: documentMessages.termsTitle({ version: SUBSCRIPTION_TERMS_VERSION, brand: SHOP.brand.name }),
    // The date of the version instead of today, so that each customer gets the same bytes.
    at: new Date(`${SUBSCRIPTION_TERMS_VERSION}-01T12:00:00Z`),
    draw(page) {
      heading(page, documentMessages.termsTitle({ version: SUBSCRIPTION_TERMS_VERSION, brand: SHOP.brand.name }))
      page.moveDown()
      for (const text of [
        documentMessages.termStart(),
        documentMessages.termPrice({ fee: formatOre(REMINDER_FEE) }),
        documentMessages.termBinding({ months: BINDING_MONTHS, days: NOTICE_DAYS }),
        documentMessages.termExchange(),
        documentMessages.termWinback({ months: WINBACK_FREE_MONTHS }),
        documentMessages.termWithdrawal(),
        documentMessages.termInsurance(),
        documentMessages.termPrivacy({ brand: SHOP.brand.name }),
      ])
        page.text(text).moveDown(0.6)
    },
  })
}

function heading(page: Page, text: string): void {
  page.font('bold').fontSize(20).text(text).fontSize(10).font('regular')
}

function section(page: Page, title: string, rows: readonly PdfTableRow[]): void {
  page.moveDown().font('bold').fontSize(12).text(title).fontSize(10).font('regular')
  page.moveDown(0.3)
  drawTable(page, COLUMNS, rows)
}

function partyRows({ number, profile }: Drawn['customer']): PdfTableRow[] {
  const address = profile.street === '' ? '' : `, ${profile.street}, ${postalPlace(profile)}`
  return [
    labelledRow(
      documentMessages.seller(),
      `${SHOP.seller.name}, ${SHOP.seller.organisationNumber}, ${SHOP.seller.street}, ${postalPlace(SHOP.seller)}`,
    ),
    labelledRow(documentMessages.customer(), `${profile.firstName} ${profile.lastName}${address}`),
    labelledRow(documentMessages.customerNumber(), number),
    labelledRow(documentMessages.email(), profile.email),
  ]
}

function contentRows({ level, monthlyPrice, exchangeAmount, campaignMonths }: SubscriptionRow): PdfTableRow[] {
  return [
    labelledRow(documentMessages.level(), SUBSCRIPTION_LEVEL_MESSAGES[level]()),
    labelledRow(documentMessages.monthlyPrice(), formatOre(wholeOre(monthlyPrice))),
    labelledRow(documentMessages.exchangeAmount(), formatOre(wholeOre(exchangeAmount))),
    labelledRow(documentMessages.binding(), documentMessages.months({ months: BINDING_MONTHS })),
    labelledRow(
      documentMessages.bindingCost(),
      formatOre(wholeOre(monthlyPrice * Math.max(0, BINDING_MONTHS - campaignMonths))),
    ),
    labelledRow(documentMessages.notice(), documentMessages.days({ days: NOTICE_DAYS })),
    ...(campaignMonths > 0
      ? [labelledRow(documentMessages.campaign(), documentMessages.campaignMonths({ months: campaignMonths }))]
      : []),
  ]
}

function perkRows({ level, exchangeAmount }: SubscriptionRow): PdfTableRow[] {
  return LEVEL_TERMS[level].perks.map((perk) => {
    const { title, text } = perkText(perk, wholeOre(exchangeAmount))
    return labelledRow(title, text)
  })
}

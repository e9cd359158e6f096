import * as awaitedPrescriptionMessages from '@klarsikt/core/messages/awaited-prescription'
import * as lensStudioMessages from '@klarsikt/core/messages/lens-studio'
import * as prescriptionFormMessages from '@klarsikt/core/messages/prescription-form'
import * as prescriptionSourceMessages from '@klarsikt/core/messages/prescription-source'
import * as staffPrescriptionMessages from '@klarsikt/core/messages/staff-prescription'
import { cart } from './pages/cart.js'
import { checkout } from './pages/checkout.js'
import { confirmation } from './pages/confirmation.js'
import { klarna } from './pages/klarna.js'
import { lensStudio } from './pages/lens-studio.js'
import { staff } from './pages/staff.js'
import { expectAccessible } from './support/axe.js'
import { answerConsent, hydrated, open } from './support/open.js'
import { expect, test } from './support/test.js'

/** The smallest possible picture. */
const PICTURE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
)

test('glasses are bought without a prescription, its picture is sent and entered, and the order goes on @money', async ({
  page,
  openBrowser,
  sandbox,
}) => {
  await open(page, '/glasögon/klarsikt-uggla-rod')
  await answerConsent(page)
  const studio = lensStudio(page)
  const { main } = studio
  await studio.choose(/^Enkelslipade/)
  await main.getByRole('link', { name: lensStudioMessages.prescriptionSendPhoto(), exact: true }).click()
  await expect(studio.step(lensStudioMessages.thicknessHeading())).toBeFocused()
  await studio.toTreatment()
  await studio.toSummary()
  const { addBy, drawer, checkout: toCheckout } = cart(page)
  await addBy(studio.addToCart)
  await expect(drawer).toContainText(prescriptionSourceMessages.photo())
  await toCheckout().click()

  const pay = checkout(page)
  const email = `recept-${crypto.randomUUID().slice(0, 8)}@exempel.se`
  await pay.fillCustomer(email)
  await pay.acceptDelivery()
  await pay.buy()
  await klarna(page).shown()
  await klarna(page).choose('approve')
  const orderNumber = await confirmation(page).orderNumber()
  await hydrated(page)
  await main.getByRole('link', { name: awaitedPrescriptionMessages.toOrder(), exact: true }).click()

  await main.getByLabel(awaitedPrescriptionMessages.photo(), { exact: true }).setInputFiles({
    name: 'recept.png',
    mimeType: 'image/png',
    buffer: PICTURE,
  })
  await expectAccessible(page, 'the page where a prescription is sent')
  await main.getByRole('button', { name: awaitedPrescriptionMessages.photoSend(), exact: true }).click()
  await expect(main.getByText(awaitedPrescriptionMessages.photoSent())).toBeVisible()

  const counter = await (await openBrowser()).newPage()
  const desk = staff(counter, 'optician')
  await desk.logIn(sandbox)
  await open(counter, '/butik-personal/recept')
  const counterMain = counter.getByRole('main')
  await counterMain.getByRole('link', { name: staffPrescriptionMessages.row({ orderNumber }) }).click()
  await expect(
    counterMain.getByRole('img', { name: staffPrescriptionMessages.photoAlt({ orderNumber }) }),
  ).toBeVisible()
  for (const [label, value] of [
    [prescriptionFormMessages.sphere(), '-1,25'],
    [prescriptionFormMessages.pd(), '31'],
  ] as const)
    for (const field of await counterMain.getByRole('textbox', { name: label }).all()) await field.fill(value)
  await counterMain.getByRole('checkbox', { name: staffPrescriptionMessages.recent() }).check()
  await expectAccessible(counter, 'a prescription that is entered')
  await desk.press(staffPrescriptionMessages.save())
  await desk.said(staffPrescriptionMessages.saved())
  const letter = await sandbox.letter(email, awaitedPrescriptionMessages.letterEnteredText())
  expect(letter.subject).toContain(orderNumber)
})

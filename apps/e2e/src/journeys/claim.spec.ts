import { stockholmDate } from '@klarsikt/core/calendar'
import * as claimMessages from '@klarsikt/core/messages/claim'
import { account } from './pages/account.js'
import { openStore } from './pages/staff.js'
import { expectAccessible } from './support/axe.js'
import { hydrated, open } from './support/open.js'
import { expect, test } from './support/test.js'

const ANNA = 'anna@klarsikt.example'

test('a member reports damage, a store accepts it, and the member reads the answer [LOYAL-002] @money', async ({
  page,
  sandbox,
  openBrowser,
}) => {
  const main = page.getByRole('main')
  await open(page, '/mitt-konto/logga-in?next=/mitt-konto/friends')
  await account(page).logIn(ANNA, 'Visa-mer-2026')
  await expect(page).toHaveURL('/mitt-konto/friends')
  await hydrated(page)
  await main.getByText(claimMessages.open(), { exact: true }).click()
  const press = main.getByRole('button', { name: claimMessages.send() })
  const item = main.getByRole('combobox', { name: claimMessages.item() })
  await item.selectOption('')
  await press.click()
  await expect(item).toBeFocused()
  await expectAccessible(page, 'a claim with nothing in it')
  await item.selectOption({ index: 1 })
  await main.getByLabel(claimMessages.happenedOn()).fill(stockholmDate(new Date()))
  const words = `Gick sönder ${crypto.randomUUID().slice(0, 8)}`
  await main.getByRole('textbox', { name: claimMessages.text() }).fill(words)
  await press.click()
  await expect(main.getByText(claimMessages.sent())).toBeVisible()
  await expect(main.getByText(words)).toBeVisible()
  await sandbox.letter(ANNA, claimMessages.letterReceivedSubject())

  const { screen: counter } = await openStore(openBrowser, sandbox, 'customer-service')
  await open(counter, '/butik-personal/skador')
  const claim = counter.getByRole('main').getByRole('listitem').filter({ hasText: words })
  await expect(claim).toBeVisible()
  await claim.getByText(claimMessages.staffAccept(), { exact: true }).click()
  const answer = `Kom in till oss ${crypto.randomUUID().slice(0, 8)}`
  await claim.getByRole('textbox', { name: claimMessages.staffAnswer() }).first().fill(answer)
  await expectAccessible(counter, 'the claims')
  await claim.getByRole('button', { name: claimMessages.staffAcceptConfirm() }).click()
  await expect(counter.getByRole('main').getByText(claimMessages.staffDone())).toBeVisible()

  await page.reload()
  await expect(main.getByText(answer)).toBeVisible()
})

import { accountLetters } from '../../groups/person/identity/letters.js'
import { passkeyLetters } from '../../groups/person/identity/passkey-letters.js'
import { accountErasedLetter } from '../../groups/person/personal-data/letters.js'
import { staffLetters } from '../../groups/person/staff/letters.js'
import { cartLinkLetter } from '../../groups/sale/cart-handover/send-cart-link.js'
import { type LetterSample, sample } from './sample.js'

const AT = '2026-11-27T09:00:00Z'
const PASSKEY = { firstName: 'Anna', name: 'Annas telefon', at: AT }

function customerSamples(): LetterSample[] {
  const [verify, exists, reset, none, passwordChanged, newEmail, connectEid, changeAsked, guesses, emailChanged] =
    accountLetters
  const link = { firstName: 'Anna', secret: 'prov' }
  return [
    sample(verify, link),
    sample(exists, { firstName: 'Anna' }),
    sample(reset, link),
    sample(none, { firstName: '' }),
    sample(passwordChanged, { firstName: 'Anna', at: AT }),
    sample(newEmail, link),
    sample(connectEid, { name: 'Anna Lind', secret: 'prov' }),
    sample(changeAsked, { ...link, at: AT }),
    sample(guesses, { firstName: 'Anna', at: AT }),
    sample(emailChanged, { firstName: 'Anna', at: AT }),
    ...passkeyLetters.map((template) => sample(template, PASSKEY)),
    sample(accountErasedLetter, { firstName: 'Anna', at: AT }),
  ]
}

function staffSamples(): LetterSample[] {
  const [code, mobileSet, mobileRemoved, newCustomer, passkeyAdded, passkeyRemoved] = staffLetters
  const mobile = { number: '•••• 40 605' }
  const store = 'Göteborg Centrum'
  return [
    sample(code, { code: '402918' }),
    sample(mobileSet, mobile),
    sample(mobileRemoved, mobile),
    sample(newCustomer, { firstName: 'Anna', store, secret: 'prov' }),
    sample(cartLinkLetter, { firstName: 'Anna', store, handoverId: 'prov' }),
    sample(passkeyAdded, PASSKEY),
    sample(passkeyRemoved, PASSKEY),
  ]
}

/** Letters about log-in and account, to customers and staff. */
export function accountSamples(): LetterSample[] {
  return [...customerSamples(), ...staffSamples()]
}

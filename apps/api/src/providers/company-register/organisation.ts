import type { Company, CompanyAddress, CompanyNumber } from '@klarsikt/core/company'
import { parsePostalCode } from '@klarsikt/core/identity'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { z } from 'zod'
import type { CompanyLookupFailure } from './port.js'

/** Each part of an answer has its own error, for when its source has no data or did not answer. */
const failing = z.object({ typ: z.string() }).nullish()
const text = z.string().nullish()

const address = z.object({ coAdress: text, utdelningsadress: text, postnummer: text, postort: text }).nullish()

const organisation = z.object({
  organisationsnamn: z
    .object({
      fel: failing,
      organisationsnamnLista: z
        .array(z.object({ namn: z.string(), organisationsnamntyp: z.object({ kod: text }).nullish() }))
        .nullish(),
    })
    .nullish(),
  organisationsform: z.object({ fel: failing, klartext: text }).nullish(),
  juridiskForm: z.object({ fel: failing, klartext: text }).nullish(),
  avregistreradOrganisation: z.object({ fel: failing, avregistreringsdatum: text }).nullish(),
  postadressOrganisation: z.object({ fel: failing, postadress: address }).nullish(),
})
type Organisation = z.output<typeof organisation>

const answer = z.object({ organisationer: z.array(organisation) })

const COMPANY_NAME = 'FORETAGSNAMN'
const NOT_THERE = 'ORGANISATION_FINNS_EJ'

/** The company of an answer. A sole trader with several names has several organisations; this takes the first. */
export function companyOf(number: CompanyNumber, body: unknown): Result<Company, CompanyLookupFailure> {
  const read = answer.safeParse(body)
  if (!read.success) return err('unavailable')
  const [found] = read.data.organisationer
  if (found === undefined) return err('not-found')
  const name = nameOf(found)
  const { avregistreradOrganisation: struckOff } = found
  if (name === null) return err(isNotThere(found) ? 'not-found' : 'unavailable')
  // The answer does not say whether the company was struck off.
  if (struckOff?.fel && struckOff.fel.typ !== NOT_THERE) return err('unavailable')
  return ok({
    number,
    name,
    form: found.organisationsform?.klartext ?? found.juridiskForm?.klartext ?? '',
    isDeregistered: Boolean(struckOff?.avregistreringsdatum),
    address: addressOf(found),
  })
}

function nameOf({ organisationsnamn: names }: Organisation): string | null {
  if (!names || names.fel) return null
  const list = names.organisationsnamnLista ?? []
  const own = list.find(({ organisationsnamntyp: kind }) => kind?.kod === COMPANY_NAME) ?? list[0]
  return own?.namn.trim() || null
}

const isNotThere = ({ organisationsnamn: names }: Organisation): boolean => names?.fel?.typ === NOT_THERE

function addressOf({ postadressOrganisation: part }: Organisation): CompanyAddress | null {
  if (!part?.postadress || part.fel) return null
  const { coAdress, utdelningsadress, postnummer, postort } = part.postadress
  const street = [coAdress, utdelningsadress].flatMap((line) => (line ? [line.trim()] : [])).join(', ')
  const code = parsePostalCode(postnummer ?? '')
  return { street, postalCode: code.ok ? code.value : (postnummer ?? ''), city: postort?.trim() ?? '' }
}

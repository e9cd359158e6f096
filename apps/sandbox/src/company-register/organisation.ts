import type { RegisteredCompany } from './companies.js'

const COMPANY_REGISTER = { dataproducent: 'Bolagsverket', fel: null }

/** Describes a company as the real service does. Each part names its source and says whether that source answered. */
export function describeOrganisation({ number, name, form, deregisteredOn, address }: RegisteredCompany) {
  const isPerson = number.length === 12
  return {
    organisationsidentitet: {
      identitetsbeteckning: number,
      typ: isPerson
        ? { kod: 'PERSONNUMMER', klartext: 'Personnummer' }
        : { kod: 'ORGANISATIONSNUMMER', klartext: 'Organisationsnummer' },
    },
    namnskyddslopnummer: isPerson ? 1 : null,
    registreringsland: { kod: 'SE-LAND', klartext: 'Sverige' },
    organisationsnamn: {
      ...COMPANY_REGISTER,
      organisationsnamnLista: [
        {
          namn: name,
          organisationsnamntyp: { kod: 'FORETAGSNAMN', klartext: 'Företagsnamn' },
          registreringsdatum: '2015-05-04',
          verksamhetsbeskrivningSarskiltForetagsnamn: null,
        },
      ],
    },
    organisationsform: { ...COMPANY_REGISTER, ...form },
    avregistreradOrganisation: { ...COMPANY_REGISTER, avregistreringsdatum: deregisteredOn ?? null },
    verksamOrganisation: { dataproducent: 'SCB', fel: null, kod: deregisteredOn ? 'NEJ' : 'JA' },
    postadressOrganisation: {
      ...COMPANY_REGISTER,
      postadress: address && {
        coAdress: null,
        utdelningsadress: address.street,
        postnummer: address.postalCode,
        postort: address.city,
        land: null,
      },
    },
  }
}

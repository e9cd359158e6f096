/** Labels of personal fields. */
export const fieldMessages = {
  'field.firstName': 'Förnamn',
  'field.lastName': 'Efternamn',
  'field.street': 'Gatuadress',
  'field.postalCode': 'Postnummer',
  'field.city': 'Ort',
  'field.mobile': 'Mobilnummer',
  'field.ssn': 'Personnummer',
  'field.ssn.placeholder': 'ÅÅÅÅMMDD-XXXX',
  'field.birthDate': 'Födelsedatum (ÅÅMMDD)',
  'field.orgNumber': 'Organisationsnummer',
  'field.company': 'Företag',
} as const

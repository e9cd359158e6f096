/** A person whom a tester can be on the phone. */
export type TestPerson = { readonly personalNumber: string; readonly givenName: string; readonly surname: string }

/** Numbers from Skatteverket's list of test numbers (CC0), which belong to no one. The names are made up. */
export const TEST_PERSONS: readonly TestPerson[] = [
  { personalNumber: '199006022397', givenName: 'Anna', surname: 'Ek' },
  { personalNumber: '198705212382', givenName: 'Erik', surname: 'Lind' },
  { personalNumber: '199107172380', givenName: 'Sara', surname: 'Holm' },
  { personalNumber: '199610202385', givenName: 'Leyla', surname: 'Yilmaz' },
  { personalNumber: '194408139089', givenName: 'Gunnel', surname: 'Åström' },
  { personalNumber: '200001052380', givenName: 'Noel', surname: 'Nilsson' },
  { personalNumber: '195712302842', givenName: 'Birgitta', surname: 'Öberg' },
  { personalNumber: '191212121212', givenName: 'Tolvan', surname: 'Tolvansson' },
]

export function findPerson(personalNumber: unknown): TestPerson | undefined {
  return TEST_PERSONS.find((one) => one.personalNumber === personalNumber)
}

export const nameOf = ({ givenName, surname }: TestPerson): string => `${givenName} ${surname}`

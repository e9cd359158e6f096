import { listAgreements } from '@klarsikt/api/admin'
import { stockholmDate } from '@klarsikt/core/calendar'
import type { Command } from 'commander'
import type { Admin } from './admin.js'
import type { Within } from './audited.js'

const SHOWN = 100

/** Adds the command that lists signed agreements of companies. */
export function addAgreementCommand(program: Command, { print }: Admin, within: Within): void {
  program
    .command('agreements')
    .description(`the ${SHOWN} company agreements that were signed last`)
    .action(async () => {
      const found = await within(({ database, encryption }) => listAgreements(database, encryption, SHOWN))
      for (const { number, signedAt, orgNumber, company, method, documentDigest, isTyped } of found)
        print(
          [
            number,
            stockholmDate(signedAt),
            orgNumber,
            company,
            method,
            `sha256 ${documentDigest}`,
            ...(isTyped ? ['typed in: look the company up'] : []),
          ].join('  '),
        )
      if (found.length === 0) print('No company has signed an agreement.')
    })
}

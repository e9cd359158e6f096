import { buildXmlFile } from '../file-exchange/xml-file.js'
import type { CollectionOrder, SentClaim } from './port.js'

/** Version of the format in `docs/guides/collection-file.md`. */
export const COLLECTION_FORMAT_VERSION = '1'

/** Writes the file that hands claims over and tells the amounts left of earlier claims. */
export function writeCollectionOrder({ id, client, writtenOn, claims, changes }: CollectionOrder): string {
  const root = {
    ...attributes({ version: COLLECTION_FORMAT_VERSION, id, client, writtenOn, currency: 'SEK' }),
    claim: claims.map(claimElement),
    change: changes.map(attributes),
  }
  return buildXmlFile({ collectionOrder: root })
}

function claimElement({ debtor: { organisationNumber, ...debtor }, ...claim }: SentClaim) {
  const named = organisationNumber === null ? debtor : { ...debtor, organisationNumber }
  return { ...attributes(claim), debtor: attributes(named) }
}

function attributes(values: Readonly<Record<string, string | number>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`@${name}`, String(value)]))
}

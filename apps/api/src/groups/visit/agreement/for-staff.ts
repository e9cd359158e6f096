import type { StaffAgreement, StaffAgreements } from '@klarsikt/contract/shop/types'
import { type ActorOf, onlyStoreOf } from '@klarsikt/core/access'
import { type AgreementQuery, isSearchedCompany, wholeAgreement } from '@klarsikt/core/agreement'
import { shownCompanyNumber } from '@klarsikt/core/company'
import { parseOrganisationNumber } from '@klarsikt/core/identity'
import { err, ok, type Result } from '@klarsikt/core/lib'
import { STORE_SESSION_HOURS } from '@klarsikt/core/staff'
import { and, desc, eq, gt, inArray, isNotNull, or, sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '../../../context.js'
import { openContent } from '../company/content.js'
import { companyDigests } from '../company/find-agreement.js'
import { agreement } from '../company/tables.js'
import { describeContent } from './describe.js'
import { downloadPath } from './download-link.js'
import { agreementLookup } from './lookup-tables.js'
import { agreementSigning } from './tables.js'

/** Maximum number of agreements in a list. */
const LISTED = 50
/** Number of agreements opened for a search by name: they are sealed, so the database cannot search them. */
const SEARCHED = 2_000

type StaffDeps = Pick<Ctx, 'database' | 'encryption' | 'clock'>
type Staff = ActorOf<'staff'>

const { id, number, state, content, signMethod } = agreement
/** When the agreement was signed, or sent for signing. */
const at = sql<Date>`coalesce(${agreement.signedAt}, ${agreementSigning.createdAt})`.mapWith(agreement.signedAt)
const documentDigest = sql<string | null>`coalesce(${agreement.documentDigest}, ${agreementSigning.documentDigest})`

/** The agreements that an employee may see: all, when the role allows it, else those looked up during this log-in. */
function isOpenTo({ database: { orm }, clock }: StaffDeps, actor: Staff): SQL | undefined {
  if (onlyStoreOf(actor) === null) return undefined
  const since = new Date(clock.now().getTime() - STORE_SESSION_HOURS * 3_600_000)
  const lookedUp = orm
    .select({ number: agreementLookup.agreementNumber })
    .from(agreementLookup)
    .where(
      and(
        eq(agreementLookup.storeId, actor.storeId),
        eq(agreementLookup.employeeNumber, actor.employeeNumber),
        gt(agreementLookup.at, since),
      ),
    )
  return inArray(agreement.number, lookedUp)
}

async function rowsWhere({ database, clock }: StaffDeps, where: SQL | undefined, limit: number) {
  const awaitsLetter = and(isNotNull(agreementSigning.letterDigest), gt(agreementSigning.expiresAt, clock.now()))
  return database.orm
    .select({ id, number, state, content, signMethod, at, documentDigest })
    .from(agreement)
    .leftJoin(agreementSigning, eq(agreementSigning.agreementId, agreement.id))
    .where(and(or(isNotNull(agreement.signedAt), awaitsLetter), where))
    .orderBy(desc(at), desc(agreement.number))
    .limit(limit)
}
type Row = Awaited<ReturnType<typeof rowsWhere>>[number]

function headOf({ encryption }: StaffDeps, row: Row) {
  const says = wholeAgreement(openContent(encryption, row.content))
  if (!says) return null
  const { name, number: company, isTyped } = says.organisation
  const head = {
    number: row.number,
    status: row.state,
    company: name,
    orgNumber: shownCompanyNumber(company),
    isTyped,
    at: row.at.toISOString(),
  }
  return { head, says }
}

/**
 * The newest agreements that the employee may see, or those that match a search. A whole organisation number searches
 * all of them.
 */
export async function listForStaff(deps: StaffDeps, actor: Staff, search: string): Promise<StaffAgreements> {
  const whole = parseOrganisationNumber(search)
  const digests = whole.ok ? companyDigests(deps.encryption, whole.value) : null
  const isSearched = search.trim() !== ''
  const open = isOpenTo(deps, actor)
  const rows = await rowsWhere(deps, open, isSearched ? SEARCHED : LISTED + 1)
  const exact = digests ? await rowsWhere(deps, and(open, inArray(agreement.companyDigest, digests)), 1) : []
  const others = rows.filter((row) => row.id !== exact[0]?.id)
  const matching = [...exact, ...others].flatMap((row) => {
    const opened = headOf(deps, row)
    return opened && isSearchedCompany(opened.says.organisation, search) ? [opened.head] : []
  })
  return {
    search: search.trim(),
    agreements: matching.slice(0, LISTED),
    isLimited: matching.length > LISTED || rows.length === SEARCHED,
  }
}

/** The number of the agreement that a query names. Includes a draft only when its signatory has been asked to sign. */
export async function findAgreementNumber(deps: StaffDeps, query: AgreementQuery): Promise<string | null> {
  const isMeant =
    query.kind === 'agreement'
      ? eq(agreement.number, query.number)
      : inArray(agreement.companyDigest, companyDigests(deps.encryption, query.number))
  const [row] = await rowsWhere(deps, isMeant, 1)
  return row?.number ?? null
}

/** An agreement as staff see it; not found when the employee may not see it. */
export async function readForStaff(
  deps: StaffDeps,
  actor: Staff,
  agreementNumber: string,
): Promise<Result<StaffAgreement, 'agreement.not-found'>> {
  const [row] = await rowsWhere(deps, and(isOpenTo(deps, actor), eq(agreement.number, agreementNumber)), 1)
  const opened = row && headOf(deps, row)
  if (!opened) return err('agreement.not-found')
  return ok({
    ...opened.head,
    ...describeContent(opened.says),
    signMethod: row.signMethod,
    documentDigest: row.documentDigest,
    pdfPath: downloadPath(deps.encryption, row.id, deps.clock.now()),
  })
}

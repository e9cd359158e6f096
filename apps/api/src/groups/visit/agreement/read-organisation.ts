import { type AgreementOrganisation, checkTypedCompany, COMPANY_FIELDS } from '@klarsikt/core/agreement'
import { stockholmDate } from '@klarsikt/core/calendar'
import { parseCompanyNumber } from '@klarsikt/core/company'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Ctx } from '../../../context.js'
import type { Refusal } from '../../../http/failures.js'
import { fieldTexts } from '../../../http/field-texts.js'
import { rateLimit } from '../../../http/rate-limit.js'
import { type CompanyRefusal, findCompany } from '../company/find-company.js'

/** What is typed about a company: the number, and the rest only when the register has not answered before. */
export type TypedOrganisation = {
  readonly orgNumber: string
  readonly typed?: Readonly<Record<(typeof COMPANY_FIELDS)[number], string>> | undefined
}

/**
 * Finds a company in the register by its number. Only when the register does not answer, the typed details are used
 * instead (decision H4); staff look them up later.
 */
export async function readOrganisation(
  ctx: Ctx,
  { orgNumber, typed }: TypedOrganisation,
): Promise<Result<AgreementOrganisation, Refusal<CompanyRefusal | 'request.invalid' | 'rate-limited'>>> {
  const number = parseCompanyNumber(orgNumber, stockholmDate(ctx.clock.now()))
  if (!number.ok) return err({ code: 'request.invalid', fields: fieldTexts({ orgNumber: number.error }) })
  const allowed = await ctx.rateLimits.consume(rateLimit('company-lookup:address'), ctx.address)
  if (!allowed.ok) return err({ code: 'rate-limited', retryAfter: allowed.error.retryAfter })
  const company = await findCompany(ctx, number.value)
  if (company.ok) {
    const { name, form, address } = company.value
    return ok({ number: number.value, name, form, address, isTyped: false })
  }
  if (company.error !== 'company.lookup-problem' || typed === undefined) return company
  const checked = checkTypedCompany(typed)
  if (!checked.ok) return err({ code: 'request.invalid', fields: fieldTexts(checked.error) })
  return ok({ number: number.value, ...checked.value, form: '', isTyped: true })
}

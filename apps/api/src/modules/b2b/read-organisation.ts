import { type AgreementOrganisation, checkTypedCompany, COMPANY_FIELDS, parseCompanyNumber } from '@klarsikt/core/b2b'
import { stockholmDate } from '@klarsikt/core/calendar'
import { err, ok, type Result } from '@klarsikt/core/lib'
import type { Ctx } from '../../context.js'
import type { Refusal } from '../../http/failures.js'
import { fieldTexts } from '../../http/field-texts.js'
import { rateLimit } from '../../http/rate-limit.js'
import { type CompanyRefusal, findCompany } from '../company/find-company.js'

/** What is typed of a company: the number, and the rest only where the register did not answer before. */
export type TypedOrganisation = {
  readonly orgNumber: string
  readonly typed?: Readonly<Record<(typeof COMPANY_FIELDS)[number], string>> | undefined
}

/**
 * The company of a number as the register knows it. Where it gives no answer, and only there, what was typed stands in for it
 * (decision H4); staff look that up later.
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

import { fieldProblem, type FieldProblem } from '../errors/field-problem.js'
import { parseEmail } from '../identity/email.js'
import { NAME_MAXIMUM, NAME_JOINERS, namePattern } from '../identity/name.js'
import { err, ok, type Result } from '../lib/result.js'
import { typedCode, typedText } from '../lib/typed-text.js'
import * as validationMessages from '../messages/generated/validation.js'
import { isOrderNumber } from '../order/number.js'

/** Longest full name in characters: a first and a last name with a space. */
export const WITHDRAWAL_NAME_MAXIMUM = NAME_MAXIMUM * 2 + 1

export const WITHDRAWAL_GOODS_MAXIMUM = 300

/** The withdrawal form as the consumer filled it in. */
export type TypedWithdrawal = {
  readonly name: string
  readonly orderNumber: string
  readonly email: string
  /** Which goods, in the consumer's own words; empty for all. */
  readonly goods: string
}

/** A consumer's statement of withdrawal from a contract, with normalised values. */
export type WithdrawalDeclaration = TypedWithdrawal

/** Problems of a withdrawal form by field. */
export type WithdrawalProblems = Readonly<Partial<Record<keyof TypedWithdrawal, FieldProblem>>>

const NAME_PATTERN = /* @__PURE__ */ namePattern(NAME_JOINERS)

/**
 * Checks a withdrawal form. It asks for no more than the law allows: a name, the contract and an address
 * (distansavtalslagen 2 kap. 10 a §). It does not check whether the order exists.
 */
export function checkWithdrawal(typed: TypedWithdrawal): Result<WithdrawalDeclaration, WithdrawalProblems> {
  const parsed = {
    name: parseName(typed.name),
    orderNumber: parseOrderNumber(typed.orderNumber),
    email: parseEmail(typed.email),
    goods: parseGoods(typed.goods),
  }
  const { name, orderNumber, email, goods } = parsed
  if (name.ok && orderNumber.ok && email.ok && goods.ok)
    return ok({ name: name.value, orderNumber: orderNumber.value, email: email.value, goods: goods.value })
  const problems: Partial<Record<keyof TypedWithdrawal, FieldProblem>> = {}
  for (const field of Object.keys(parsed) as (keyof TypedWithdrawal)[]) {
    const result = parsed[field]
    if (!result.ok) problems[field] = result.error
  }
  return err(problems)
}

function parseName(text: string): Result<string, FieldProblem> {
  const name = oneLine(text)
  if (name === '') return err(fieldProblem(validationMessages.fullNameRequired))
  const fits = [...name].length <= WITHDRAWAL_NAME_MAXIMUM && NAME_PATTERN.test(name)
  return fits ? ok(name) : err(fieldProblem(validationMessages.fullNameInvalid, { max: WITHDRAWAL_NAME_MAXIMUM }))
}

function parseOrderNumber(text: string): Result<string, FieldProblem> {
  const number = typedCode(text).replace(/[#-]/g, '')
  if (number === '') return err(fieldProblem(validationMessages.orderNumberRequired))
  return isOrderNumber(number) ? ok(number) : err(fieldProblem(validationMessages.orderNumberInvalid))
}

/** Refuses links, because the shop mails this text to an address that anybody can type. */
function parseGoods(text: string): Result<string, FieldProblem> {
  const goods = oneLine(text)
  if ([...goods].length > WITHDRAWAL_GOODS_MAXIMUM || /\p{Cc}/u.test(goods))
    return err(fieldProblem(validationMessages.withdrawalGoodsLength, { max: WITHDRAWAL_GOODS_MAXIMUM }))
  const link = /:\/\/|www\.|@|\p{L}\.(?:\p{L}{2,})(?:\/|\s|$)/iu.test(goods)
  return link ? err(fieldProblem(validationMessages.withdrawalGoodsLink)) : ok(goods)
}

function oneLine(text: string): string {
  return typedText(text).replace(/\s+/g, ' ')
}

import { fieldProblem, type FieldProblem } from '../errors/field-problem.js'
import { parseEmail } from '../identity/email.js'
import { NAME_MAXIMUM, NAME_JOINERS, namePattern } from '../identity/name.js'
import { err, ok, type Result } from '../lib/result.js'
import { typedCode, typedText } from '../lib/typed-text.js'
import * as validationMessages from '../messages/generated/validation.js'
import { isOrderNumber } from '../order/number.js'

/** Longest full name in a withdrawal: a first and a last name with a space between, characters. */
export const WITHDRAWAL_NAME_MAXIMUM = NAME_MAXIMUM * 2 + 1

/** Maximum length of the description of the goods, characters. */
export const WITHDRAWAL_GOODS_MAXIMUM = 300

/** The fields of the withdrawal form, as typed. */
export type TypedWithdrawal = {
  readonly name: string
  readonly orderNumber: string
  readonly email: string
  /** Which goods, in the consumer's own words; empty for all of them. */
  readonly goods: string
}

/** A consumer's statement that a contract is withdrawn from, each field in one form. */
export type WithdrawalDeclaration = TypedWithdrawal

/** The problems by field. */
export type WithdrawalProblems = Readonly<Partial<Record<keyof TypedWithdrawal, FieldProblem>>>

const NAME_PATTERN = /* @__PURE__ */ namePattern(NAME_JOINERS)

/**
 * Checks a withdrawal as typed. Nothing more is asked than the law allows: a name, the contract and an address for the
 * acknowledgement (distansavtalslagen 2 kap. 10 a §). Whether the order exists is not asked here.
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

/** The text is mailed by the shop to an address that anyone can type, so it must not contain links. */
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

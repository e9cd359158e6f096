import * as agreementMessages from '../messages/generated/agreement.js'
import type { AgreementContent, AgreementGlasses } from './agreement.js'
import { LEVEL_MESSAGES } from './levels.js'
import { PROTECTIVE_MESSAGES, type ProtectiveClass } from './protective.js'

/** What a company pays for by its agreement in addition to the exam. */
export type AgreementCover = AgreementGlasses & {
  /** Such as `AV-12345678`. */
  readonly agreementNumber: string
  readonly protectiveClasses: readonly ProtectiveClass[]
}

/** Picks from an agreement what it pays for. */
export function agreementCover(
  agreementNumber: string,
  { glasses, protective }: Pick<AgreementContent, 'glasses' | 'protective'>,
): AgreementCover {
  return { ...glasses, agreementNumber, protectiveClasses: protective.classes }
}

type Item = { readonly term: string; readonly value: string }

/** Lists the agreed glasses as terms and values for letters, pages and documents. */
export function glassesItems({ glassLevel, frameLevel, frameModels, hasPhotochromic }: AgreementGlasses): Item[] {
  return [
    { term: agreementMessages.glassLevel(), value: LEVEL_MESSAGES[glassLevel]() },
    { term: agreementMessages.frameLevel(), value: LEVEL_MESSAGES[frameLevel]() },
    { term: agreementMessages.frameModels(), value: String(frameModels) },
    {
      term: agreementMessages.photochromic(),
      value: hasPhotochromic ? agreementMessages.yes() : agreementMessages.no(),
    },
  ]
}

/** Returns the agreed classes of protective glasses in words. */
export function protectiveText(classes: readonly ProtectiveClass[]): string {
  return classes.map((one) => PROTECTIVE_MESSAGES[one]()).join(', ') || agreementMessages.protectiveNone()
}

/** Lists everything that an agreement covers, and its number. */
export function coverItems({ agreementNumber, protectiveClasses, ...glasses }: AgreementCover): Item[] {
  return [
    { term: agreementMessages.agreement(), value: agreementNumber },
    ...glassesItems(glasses),
    { term: agreementMessages.protectiveGlasses(), value: protectiveText(protectiveClasses) },
  ]
}

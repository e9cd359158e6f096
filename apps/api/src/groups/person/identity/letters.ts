import { BANKID_LETTER_MINUTES } from '@klarsikt/core/bankid'
import { dateTimeText } from '@klarsikt/core/calendar'
import { EMAIL_VERIFICATION_HOURS, nextPath, PASSWORD_RESET_MINUTES } from '@klarsikt/core/identity'
import * as letterMessages from '@klarsikt/core/messages/account-letter'
import { SHOP } from '@klarsikt/shop-config'
import { encodedHref } from '@klarsikt/shop-config/paths'
import {
  type LetterContent,
  type LetterContext,
  type LetterTemplate,
  button,
  composeLetter,
  greeting,
  paragraph,
} from '../../platform/index.js'

type Named = { readonly firstName: string }
/** The page to which the log-in after the letter leads. */
type Next = { readonly next?: string | undefined }
type WithLink = Named & Next & { readonly secret: string }
type WithTime = Named & { /** ISO 8601. */ readonly at: string }

type Text = {
  readonly subject: string
  readonly body: readonly string[]
  readonly action?: { readonly url: string; readonly text: string }
}

/** Composes a letter to a customer: the greeting, what has happened, and a button. */
export function accountLetter({ firstName }: Named, { subject, body, action }: Text): LetterContent {
  const hello = firstName ? letterMessages.greeting({ name: firstName }) : letterMessages.greetingWithoutName()
  const [first = '', ...rest] = body
  return composeLetter({
    subject,
    blocks: [
      greeting(hello),
      paragraph(first),
      ...(action ? [button(action.url, action.text)] : []),
      ...rest.map(paragraph),
    ],
  })
}

type Page = 'auth-login' | 'auth-register' | 'auth-reset-password'

/**
 * The address of a page that leads to a log-in. Whoever asked for the letter chose `next`, so only paths of this site
 * are accepted.
 */
function linkTo(
  { shopUrl }: LetterContext,
  page: Page,
  { next, ...secret }: Next & Readonly<Record<string, string | undefined>>,
): string {
  const path = nextPath(next)
  const query = new URLSearchParams({ ...secret, ...(path !== null && { next: path }) }).toString()
  return `${shopUrl}${encodedHref(page)}${query && `?${query}`}`
}

/** The link of a verification. Opening it changes nothing, because virus scanners open links. */
const verificationUrl = (context: LetterContext, { secret, next }: WithLink) =>
  linkTo(context, 'auth-login', { verifiera: secret, next })

export const verifyEmailLetter: LetterTemplate<WithLink> = {
  name: 'account-verify-email',
  render: (data, context) =>
    accountLetter(data, {
      subject: letterMessages.verifySubject(),
      action: { url: verificationUrl(context, data), text: letterMessages.verifyAction() },
      body: [
        letterMessages.verifyBody({ brand: SHOP.brand.name }),
        letterMessages.goodForHours({ hours: EMAIL_VERIFICATION_HOURS }),
        letterMessages.verifyUnexpected(),
      ],
    }),
}

/** The letter to a registered address that registers again. Only the mailbox learns of the account. */
export const accountExistsLetter: LetterTemplate<Named & Next> = {
  name: 'account-exists',
  render: (data, context) =>
    accountLetter(data, {
      subject: letterMessages.existsSubject(),
      body: [letterMessages.existsBody()],
      action: { url: linkTo(context, 'auth-login', { next: data.next }), text: letterMessages.existsAction() },
    }),
}

export const resetPasswordLetter: LetterTemplate<WithLink> = {
  name: 'account-reset-password',
  render: (data, context) =>
    accountLetter(data, {
      subject: letterMessages.resetSubject(),
      action: {
        url: linkTo(context, 'auth-reset-password', { token: data.secret, next: data.next }),
        text: letterMessages.resetAction(),
      },
      body: [
        letterMessages.resetBody(),
        letterMessages.goodForMinutes({ minutes: PASSWORD_RESET_MINUTES }),
        letterMessages.resetUnexpected(),
      ],
    }),
}

/** The letter to an address without an account. Only the mailbox learns that there is none. */
export const noAccountLetter: LetterTemplate<Named & Next> = {
  name: 'account-none',
  render: (data, context) =>
    accountLetter(data, {
      subject: letterMessages.noAccountSubject(),
      body: [letterMessages.noAccountBody()],
      action: { url: linkTo(context, 'auth-register', { next: data.next }), text: letterMessages.noAccountAction() },
    }),
}

export const passwordChangedLetter: LetterTemplate<WithTime> = {
  name: 'account-password-changed',
  render: (data, { shopUrl }) =>
    accountLetter(data, {
      subject: letterMessages.passwordChangedSubject(),
      body: [letterMessages.passwordChangedBody({ when: dateTimeText(new Date(data.at)) })],
      action: { url: `${shopUrl}${encodedHref('auth-reset-password')}`, text: letterMessages.passwordChangedAction() },
    }),
}

export const newEmailLetter: LetterTemplate<WithLink> = {
  name: 'account-new-email',
  render: (data, context) =>
    accountLetter(data, {
      subject: letterMessages.newEmailSubject(),
      action: { url: verificationUrl(context, data), text: letterMessages.newEmailAction() },
      body: [
        letterMessages.newEmailBody({ brand: SHOP.brand.name }),
        letterMessages.goodForHours({ hours: EMAIL_VERIFICATION_HOURS }),
      ],
    }),
}

/** The warning that somebody guesses at the password. The customer is warned and not locked out. */
export const loginGuessesLetter: LetterTemplate<WithTime> = {
  name: 'account-login-guesses',
  render: (data, { shopUrl }) =>
    accountLetter(data, {
      subject: letterMessages.loginGuessesSubject(),
      body: [
        letterMessages.loginGuessesBody({ when: dateTimeText(new Date(data.at)) }),
        letterMessages.loginGuessesAdvice(),
      ],
      action: { url: `${shopUrl}${encodedHref('auth-reset-password')}`, text: letterMessages.passwordChangedAction() },
    }),
}

/** The letter to the present address when a change is asked for. After the change it would come too late. */
export const emailChangeAskedLetter: LetterTemplate<WithLink & WithTime> = {
  name: 'account-email-change-asked',
  render: (data, context) =>
    accountLetter(data, {
      subject: letterMessages.emailChangeAskedSubject(),
      action: {
        url: linkTo(context, 'auth-login', { stoppa: data.secret }),
        text: letterMessages.emailChangeAskedAction(),
      },
      body: [
        letterMessages.emailChangeAskedBody({ when: dateTimeText(new Date(data.at)) }),
        letterMessages.emailChangeAskedExpected(),
      ],
    }),
}

type Connecting = Next & { /** From BankID. */ readonly name: string; readonly secret: string }

/**
 * The letter is the same for an address with an account and without. Only who reads the mailbox may join a BankID to
 * it.
 */
export const connectEidLetter: LetterTemplate<Connecting> = {
  name: 'account-connect-eid',
  render: ({ name, secret, next }, context) =>
    accountLetter(
      { firstName: '' },
      {
        subject: letterMessages.connectSubject(),
        action: {
          url: linkTo(context, 'auth-login', { bankid: secret, next }),
          text: letterMessages.connectAction(),
        },
        body: [
          letterMessages.connectBody({ name, brand: SHOP.brand.name }),
          letterMessages.goodForMinutes({ minutes: BANKID_LETTER_MINUTES }),
          letterMessages.connectUnexpected(),
        ],
      },
    ),
}

/** The letter to the old address, so that the customer notices a change by somebody else. */
export const emailChangedLetter: LetterTemplate<WithTime> = {
  name: 'account-email-changed',
  render: (data) =>
    accountLetter(data, {
      subject: letterMessages.emailChangedSubject(),
      body: [letterMessages.emailChangedBody({ when: dateTimeText(new Date(data.at)) })],
    }),
}

export const accountLetters = [
  verifyEmailLetter,
  accountExistsLetter,
  resetPasswordLetter,
  noAccountLetter,
  passwordChangedLetter,
  newEmailLetter,
  connectEidLetter,
  emailChangeAskedLetter,
  loginGuessesLetter,
  emailChangedLetter,
] as const

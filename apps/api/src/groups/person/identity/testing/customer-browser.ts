import { openLetter } from '../../../../testing/open-letter.js'
import { type Answer, ask, type TestApi, type Visitor } from '../../../../testing/test-api.js'

/** A browser that keeps the newest session cookie it gets. */
export type Browser = {
  get(path: string, headers?: Record<string, string>): Promise<Answer>
  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  cookie(): string
  /** The cookie that recognises the device after a log-in; it outlives the session. */
  device(): string
}

export async function openBrowser(api: TestApi): Promise<Browser> {
  const first: Visitor = await api.visitor()
  let { cookie, token } = first
  let device = ''
  const cookies = () => (device === '' ? cookie : `${cookie}; ${device}`)
  const keep = async (answer: Answer): Promise<Answer> => {
    const set = answer.headers.getSetCookie().map((value) => value.split(';')[0] ?? '')
    device = set.find((value) => value.startsWith('klarsikt_device=')) ?? device
    const session = set.find((value) => value.startsWith('klarsikt_session='))
    if (session) {
      cookie = session
      token = (await ask(api, '/api/site/shopper', { headers: { cookie } })).body.token
    }
    return answer
  }
  return {
    cookie: () => cookie,
    device: () => device,
    get: async (path, headers = {}) => keep(await ask(api, path, { headers: { cookie: cookies(), ...headers } })),
    post: async (path, body, headers = {}) =>
      keep(
        await ask(api, path, {
          method: 'POST',
          headers: {
            cookie: cookies(),
            'csrf-token': token,
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
            ...headers,
          },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
      ),
  }
}

export const ANNA = {
  email: 'anna@klarsikt.example',
  password: 'Visa-mer-2026',
  passwordRepeat: 'Visa-mer-2026',
  firstName: 'Anna',
  lastName: 'Ek',
  mobile: '0701740605',
  termsAccepted: true,
}

/** The letters to an address, the newest first. */
export async function lettersTo(api: TestApi, email: string): Promise<{ kind: string; text: string; to: string }[]> {
  const { rows } = await api.test.database.query<{ kind: string; letter: string }>({
    text: 'select kind, letter from mail_outbox order by created_at desc, ctid desc',
  })
  return rows
    .map(({ kind, letter }) => ({ kind, ...openLetter(api.deps.encryption, { kind, letter }) }))
    .filter(({ to }) => to === email)
}

/** The secret of the newest link in the letters to an address. */
export async function secretFor(api: TestApi, email: string, kind: string): Promise<string> {
  const found = (await lettersTo(api, email)).find((letter) => letter.kind === kind)
  return /(?:token|verifiera|bankid)=([\w-]+)/.exec(found?.text ?? '')?.[1] ?? ''
}

/** Registers and verifies a customer, without a log-in. */
export async function registered(api: TestApi, of: Partial<typeof ANNA> = {}): Promise<void> {
  const browser = await openBrowser(api)
  const typed = { ...ANNA, ...of }
  await browser.post('/api/auth/user/register', typed)
  const token = await secretFor(api, typed.email, 'account-verify-email')
  await browser.post('/api/auth/user/verifyEmail', { token })
}

/** A browser with a logged-in customer. */
export async function loggedIn(api: TestApi, of: Partial<typeof ANNA> = {}): Promise<Browser> {
  const { email, password } = { ...ANNA, ...of }
  const browser = await openBrowser(api)
  await browser.post('/api/auth/user/login', { email, password })
  return browser
}

import type { Page } from '@klarsikt/contract/shop/types'
import { href } from '@klarsikt/core/paths'
import { ButtonLink } from '@klarsikt/design-system/button'

const SUBJECT = 'Jag ångrar mitt köp'

/** The standard form of distansavtalslagen, without what is only for paper. */
const LETTER = [
  'Jag meddelar att jag ångrar mitt avtal om köp av följande varor:',
  '',
  'Ordernummer:',
  'Beställdes den / mottogs den:',
  'Namn:',
  'Adress:',
  'Datum:',
]

/** Address of a letter that is written but for the blanks: to the first mail address that the page about withdrawal names. */
export function withdrawalLetter({ path, sections }: Pick<Page, 'path' | 'sections'>): string | null {
  if (path !== href('withdrawal')) return null
  const to = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/.exec(JSON.stringify(sections))?.[0]
  if (to === undefined) return null
  // Lines of a letter end so in an address (RFC 6068).
  return `mailto:${to}?subject=${encodeURIComponent(SUBJECT)}&body=${encodeURIComponent(LETTER.join('\r\n'))}`
}

/** Opens the letter in the visitor's own mail program, which keeps what was sent and when. */
export function WithdrawalLetterButton({ letter }: { readonly letter: string }) {
  return (
    <div className="ks-stack ks-no-print">
      <div>
        <ButtonLink href={letter}>Skriv ett mejl som ångrar köpet</ButtonLink>
      </div>
      <p className="ks-text-small">
        Mejlet öppnas i ditt eget e-postprogram med text och rader att fylla i. Inget skickas förrän du skickar det.
      </p>
    </div>
  )
}

import { SkipLink } from '../../primitives/skip-link/skip-link.js'
import type { Pair } from '../right-wrong/pair.js'
import { SmallWindow } from '../right-wrong/small-window.js'

function Menu() {
  return (
    <nav className="ks-cluster" aria-label="Huvudmeny">
      {['Glasögon', 'Solglasögon', 'Linser', 'Butiker'].map((name) => (
        <span key={name}>{name}</span>
      ))}
    </nav>
  )
}

export const pairs: readonly Pair[] = [
  {
    right: {
      text: 'First of the page, out of sight until the Tab key comes to it.',
      show: () => (
        <SmallWindow title="En sida före första Tab" height={120}>
          <SkipLink />
          <div className="ks-docs-page-behind">
            <Menu />
          </div>
        </SmallWindow>
      ),
    },
    wrong: {
      text: 'Always in view and one of four: that is a menu.',
      show: () => (
        <SmallWindow title="Fyra länkar överst" height={120}>
          <div className="ks-docs-page-behind">
            <div className="ks-cluster">
              {['Till innehållet', 'Till menyn', 'Till sidfoten', 'Till sökningen'].map((name) => (
                <u key={name}>{name}</u>
              ))}
            </div>
            <Menu />
          </div>
        </SmallWindow>
      ),
    },
  },
]

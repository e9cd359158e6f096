import { compareHref } from '@klarsikt/core/compare'
import type { Screen } from './pages.js'

export const compareScreens = (ids: readonly number[]): readonly Screen[] => [
  { name: 'compare', path: compareHref(ids.slice(0, 3)), full: true },
  { name: 'compare-two', path: compareHref([...ids.slice(0, 2), 1]), full: true },
  { name: 'compare-none', path: compareHref([]) },
  {
    name: 'compare-tray',
    path: '/glasögon',
    async prepare(page) {
      const buttons = page.getByRole('main').getByRole('button', { name: /^Jämför / })
      await buttons.first().click()
      await buttons.nth(1).click()
    },
  },
]

import * as commonMessages from '@klarsikt/core/messages/common'
import * as errorMessages from '@klarsikt/core/messages/error'
import * as fitMessages from '@klarsikt/core/messages/fit'
import * as navMessages from '@klarsikt/core/messages/nav'
import * as searchMessages from '@klarsikt/core/messages/search'
import * as tryOnMessages from '@klarsikt/core/messages/try-on'
import { href } from '@klarsikt/shop-config/paths'
import { FRAME_PAGE, inMain, type Press } from './lost-line-press.js'
import { answerConsent, open } from './support/open.js'
import { expect } from './support/test.js'

/** Presses whose code is loaded at the press. */
export const CODE_PRESSES: Readonly<Record<string, Press>> = {
  'the search is opened': {
    before: async (page) => void (await open(page, href('privacy-policy'))),
    press: (page) => page.getByRole('banner').getByRole('button', { name: navMessages.search() }).click(),
    done: (page) => page.getByRole('dialog', { name: searchMessages.submit() }).getByRole('listitem').first(),
  },
  'the menu is opened': {
    before: async (page) => void (await open(page, href('privacy-policy'))),
    press: (page) => page.getByRole('banner').getByRole('button', { name: navMessages.openMenu() }).click(),
    done: (page) => page.getByRole('dialog', { name: navMessages.menu() }),
  },
  'a picture is enlarged': {
    says: /^Bilden kunde inte förstoras/,
    before: async (page) => {
      await open(page, FRAME_PAGE)
      await answerConsent(page)
    },
    press: (page) => inMain(page, /^Förstora: /).click(),
    done: (page) => page.getByRole('dialog').getByRole('button', { name: commonMessages.close() }),
  },
  'a frame is tried on': {
    says: new RegExp(errorMessages.vtoGeneric()),
    before: async (page) => {
      await open(page, '/glasögon/ray-ban-lennox-svart')
      await answerConsent(page)
      await expect(inMain(page, tryOnMessages.open())).toBeVisible()
    },
    press: (page) => inMain(page, tryOnMessages.open()).click(),
    done: (page) => page.getByRole('dialog').getByRole('button', { name: tryOnMessages.consentAgree() }),
  },
  'the own size is entered': {
    before: async (page) => {
      await open(page, FRAME_PAGE)
      await answerConsent(page)
      // The button is loaded after the page.
      await expect(inMain(page, fitMessages.ownSet())).toBeVisible()
    },
    press: (page) => inMain(page, fitMessages.ownSet()).click(),
    done: (page) => page.getByRole('dialog', { name: fitMessages.own() }),
  },
}

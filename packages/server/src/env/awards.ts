import { z } from 'zod'
import { PATH_OF_THIS_SITE } from './path-of-this-site.js'

/** What the shop has been given: a picture on this site, and what it says. */
export type Award = { readonly image: string; readonly text: string }

/** The list of awards as JSON. */
export const awards = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown
    } catch {
      context.addIssue({ code: 'custom', message: 'must be JSON' })
      return z.NEVER
    }
  })
  .pipe(
    z.array(
      z.object({
        image: z.string().regex(PATH_OF_THIS_SITE, 'must be a path of this site'),
        text: z.string().min(1).max(200),
      }),
    ),
  )

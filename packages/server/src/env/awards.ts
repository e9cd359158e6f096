import { z } from 'zod'
import { PATH_OF_THIS_SITE } from './path-of-this-site.js'

/** An award that the shop received: the path of a picture on this site, and its text. */
export type Award = { readonly image: string; readonly text: string }

/** Reads the list of awards from JSON. */
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

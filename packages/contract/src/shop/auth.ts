import { z } from 'zod'
import { endpoint } from '../endpoint/endpoint.js'
import { shopRoutes } from './routes.js'

export const authEndpoints = {
  getUser: endpoint(shopRoutes.getUser, {
    permission: 'session.read',
    summary: 'Who is logged in on this session; null for a visitor',
    reply: z.object({
      success: z.literal(true),
      user: z.object({ isStore: z.boolean(), name: z.string() }).nullable(),
    }),
  }),
}

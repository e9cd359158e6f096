/** The loyalty club. */
export const friendsMessages = {
  'friends.join': 'Bli medlem i Friends',
  'friends.created': 'Välkommen till Friends!',
  'friends.joined': 'Du är nu medlem i Friends.',
  'friends.alreadyMember': 'Du är redan medlem i Friends.',
  'friends.perk.frames': '50 % rabatt på bågar vid bokad synundersökning',
  'friends.perk.accident': '365 dagars olycksfallsgaranti',
  'friends.perk.exchange': '100 dagars bytesrätt',
  'friends.perk.revisit': 'Fria återbesök i ett år',
  'friends.referral.code': 'Din värvningskod',
  'friends.referral.info': 'Din vän får 2 kostnadsfria månader och du får 1.',
  'friends.referral.copied': 'Koden är kopierad.',
} as const

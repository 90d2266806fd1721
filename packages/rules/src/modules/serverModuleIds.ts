/**
 * Module id in the server's tree for each switch of a brand that the server shares (CF09); a switch without one is the
 * brand's alone.
 */
export const serverModuleIds = {
  freePlay: 'FREEPLAY3',
  points: 'PTSYS3',
  mobileRegistration: 'MOBILEREG3',
  smsLogin: 'MOBILEVERCODELOGIN3',
  forcedPasswordChange: 'FORCECHNGPASS3',
} as const

/** Module id in the server's tree for each switch of a brand: a part works while both have it on (CF09). */
export const serverModuleIds = {
  registration: 'REGISTER3',
  freePlay: 'FREEPLAY3',
  favourites: 'FAVOURITES3',
  records: 'BETRECORDS3',
  deposit: 'DEPOSIT3',
  withdrawal: 'WITHDRAWAL3',
  winnerBoard: 'WINNERBOARD3',
  download: 'DOWNLOAD3',
  points: 'PTSYS3',
  mobileRegistration: 'MOBILEREG3',
  smsLogin: 'MOBILEVERCODELOGIN3',
  emailPasswordReset: 'CHNGPASSMAIL3',
  phonePasswordReset: 'CHNGPASSVERIF3',
  forcedPasswordChange: 'FORCECHNGPASS3',
} as const

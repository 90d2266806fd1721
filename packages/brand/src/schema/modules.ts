import { serverModuleIds as moduleIds } from '@foyer/rules'
import Type, { type Static } from 'typebox'

const module = (description: string, on: boolean) => Type.Boolean({ default: on, description })

/** Switches of a brand. A module works only while the server's module tree has it on too (CF09). */
export const ModulesSchema = Type.Object(
  {
    registration: module('Visitors may open an account', true),
    freePlay: module('Games can be tried with play money (L19, ruling 31)', true),
    favourites: module('Favourite games', true),
    records: module(
      'Records in the member centre: bets, account entries, profit and loss, statement (P06 to P08)',
      true,
    ),
    deposit: module('Deposits: the page, and every button that leads to it (P03)', true),
    withdrawal: module('Withdrawals: the page, and every entry that leads to it (P04)', true),
    winnerBoard: module('Winner board', true),
    download: module('App download block', true),
    points: module('Points mall (PTSYS3)', false),
    mobileRegistration: module('Registration by mobile number', false),
    smsLogin: module('Login by SMS (MOBILEVERCODELOGIN3)', false),
    emailPasswordReset: module('A forgotten password is set anew by mail (CHNGPASSMAIL3)', false),
    phonePasswordReset: module('A forgotten password is set anew by SMS (CHNGPASSVERIF3)', false),
    forcedPasswordChange: module('Expired passwords must be changed (ruling 25)', false),
  },
  { default: {}, description: 'Parts of the site that are on; each has to be on in the server as well' },
)
export type Modules = Static<typeof ModulesSchema>
/** Name of a module switch. */
export type ModuleName = keyof Modules

/** Module id in the server's tree for each switch. */
export const serverModuleIds: Readonly<Record<ModuleName, string>> = moduleIds

import type { OperationId } from '@foyer/contract'

/** `in`; or what the caller is told: to log in, to use a real account, that this is for agents. */
export type Cell = 'in' | 'login' | 'real' | 'agents'

/** Who may do what, as section 6 of the specification says it, written by hand: nothing here follows from the contract. */
export const rolesTable: Readonly<Record<OperationId, readonly [guest: Cell, member: Cell, agent: Cell, trial: Cell]>> =
  {
    // A guest may browse (X01): what a site has to show is everybody's.
    announcements: ['in', 'in', 'in', 'in'],
    countries: ['in', 'in', 'in', 'in'],
    domainRoute: ['in', 'in', 'in', 'in'],
    encryptionKey: ['in', 'in', 'in', 'in'],
    gameInfo: ['in', 'in', 'in', 'in'],
    gameList: ['in', 'in', 'in', 'in'],
    gameTitles: ['in', 'in', 'in', 'in'],
    gameVendors: ['in', 'in', 'in', 'in'],
    helpCenter: ['in', 'in', 'in', 'in'],
    hotGames: ['in', 'in', 'in', 'in'],
    lotteryMenus: ['in', 'in', 'in', 'in'],
    merchantWallet: ['in', 'in', 'in', 'in'],
    popupGames: ['in', 'in', 'in', 'in'],
    // Who can't get in has something to say, too.
    sendFeedback: ['in', 'in', 'in', 'in'],
    registerRules: ['in', 'in', 'in', 'in'],
    roomList: ['in', 'in', 'in', 'in'],
    systemStatus: ['in', 'in', 'in', 'in'],
    vendorGameTypes: ['in', 'in', 'in', 'in'],
    whitelabel: ['in', 'in', 'in', 'in'],
    winnerBoard: ['in', 'in', 'in', 'in'],

    // The way in is open to whoever stands before it, and out to whoever wants to go.
    affiliateCheck: ['in', 'in', 'in', 'in'],
    captcha: ['in', 'in', 'in', 'in'],
    humanWork: ['in', 'in', 'in', 'in'],
    deviceCode: ['in', 'in', 'in', 'in'],
    deviceProof: ['in', 'in', 'in', 'in'],
    forgotByMail: ['in', 'in', 'in', 'in'],
    freePlayLogin: ['in', 'in', 'in', 'in'],
    login: ['in', 'in', 'in', 'in'],
    loginVerification: ['in', 'in', 'in', 'in'],
    loginVerificationCode: ['in', 'in', 'in', 'in'],
    passkeyLogin: ['in', 'in', 'in', 'in'],
    passkeyLoginOptions: ['in', 'in', 'in', 'in'],
    resetByMail: ['in', 'in', 'in', 'in'],
    resetByMobile: ['in', 'in', 'in', 'in'],
    loginByCode: ['in', 'in', 'in', 'in'],
    logout: ['in', 'in', 'in', 'in'],
    register: ['in', 'in', 'in', 'in'],
    registerMobile: ['in', 'in', 'in', 'in'],
    sandboxPhoneToken: ['in', 'in', 'in', 'in'],
    smsLoginCode: ['in', 'in', 'in', 'in'],
    smsPasswordCode: ['in', 'in', 'in', 'in'],
    smsRegisterCode: ['in', 'in', 'in', 'in'],

    // Play money is for everybody (ruling 31); a game with real money wants a real account (G01, G02, X05).
    launchTrial: ['in', 'in', 'in', 'in'],
    launchGame: ['login', 'in', 'in', 'real'],
    roundReplay: ['login', 'in', 'in', 'real'],

    // Who is here, and what they have: a trial too has a name, an avatar and play money.
    balance: ['login', 'in', 'in', 'in'],
    changePassword: ['login', 'in', 'in', 'in'],
    firstLogin: ['login', 'in', 'in', 'in'],
    memberIcon: ['login', 'in', 'in', 'in'],
    memberInfo: ['login', 'in', 'in', 'in'],

    // Favourites, recent games and member pages: a guest logs in first (X01), a trial needs a real account (X02, X05).
    activityStatement: ['login', 'in', 'in', 'real'],
    addFavourite: ['login', 'in', 'in', 'real'],
    betHistory: ['login', 'in', 'in', 'real'],
    depositMethods: ['login', 'in', 'in', 'real'],
    deposits: ['login', 'in', 'in', 'real'],
    moneyNotices: ['login', 'in', 'in', 'real'],
    startDeposit: ['login', 'in', 'in', 'real'],
    takeMoneyNotices: ['login', 'in', 'in', 'real'],
    favouriteGames: ['login', 'in', 'in', 'real'],
    favouriteIds: ['login', 'in', 'in', 'real'],
    recentGames: ['login', 'in', 'in', 'real'],
    removeFavourite: ['login', 'in', 'in', 'real'],
    personalProfit: ['login', 'in', 'in', 'real'],

    // Money is moved with real accounts alone (X05, X07).
    memberTransfer: ['login', 'in', 'in', 'real'],
    memberTransfers: ['login', 'in', 'in', 'real'],
    transferDownlines: ['login', 'in', 'in', 'real'],
    vendorWallets: ['login', 'in', 'in', 'real'],
    vendorWalletBalance: ['login', 'in', 'in', 'real'],
    walletTransfer: ['login', 'in', 'in', 'real'],
    transferStatus: ['login', 'in', 'in', 'real'],
    transactionHistory: ['login', 'in', 'in', 'real'],
    withdrawalMethods: ['login', 'in', 'in', 'real'],
    withdrawals: ['login', 'in', 'in', 'real'],
    startWithdrawal: ['login', 'in', 'in', 'real'],
    cancelWithdrawal: ['login', 'in', 'in', 'real'],
    confirmWithdrawal: ['login', 'in', 'in', 'real'],
    withdrawalMissing: ['login', 'in', 'in', 'real'],
    bankAccounts: ['login', 'in', 'in', 'real'],
    addBankAccount: ['login', 'in', 'in', 'real'],
    removeBankAccount: ['login', 'in', 'in', 'real'],

    // How a real account is opened is for its owner to say (X05).
    addPasskey: ['login', 'in', 'in', 'real'],
    passkeyOptions: ['login', 'in', 'in', 'real'],
    passkeys: ['login', 'in', 'in', 'real'],
    removePasskey: ['login', 'in', 'in', 'real'],
    renamePasskey: ['login', 'in', 'in', 'real'],
    confirmIdentity: ['login', 'in', 'in', 'real'],
    confirmOptions: ['login', 'in', 'in', 'real'],
    securityOverview: ['login', 'in', 'in', 'real'],
    addAuthenticator: ['login', 'in', 'in', 'real'],
    authenticatorOptions: ['login', 'in', 'in', 'real'],
    contactCode: ['login', 'in', 'in', 'real'],
    removeAuthenticator: ['login', 'in', 'in', 'real'],
    renewRecoveryCodes: ['login', 'in', 'in', 'real'],
    saveContact: ['login', 'in', 'in', 'real'],
    setPaymentPassword: ['login', 'in', 'in', 'real'],
    paymentPasswordCode: ['login', 'in', 'in', 'real'],
    memberProfile: ['login', 'in', 'in', 'real'],
    saveProfile: ['login', 'in', 'in', 'real'],
    memberSessions: ['login', 'in', 'in', 'real'],
    endMemberSession: ['login', 'in', 'in', 'real'],
    endOtherSessions: ['login', 'in', 'in', 'real'],
    accountActivity: ['login', 'in', 'in', 'real'],

    // The agent centre's settings are for agents (X03).
    consolidated: ['login', 'agents', 'in', 'real'],
  }

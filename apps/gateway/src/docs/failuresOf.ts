import { type OperationId, type OperationShape, type ProblemCode, problemStatus } from '@foyer/contract'

const everywhere: readonly ProblemCode[] = [
  'bad_request',
  'host_unknown',
  'merchant_mismatch',
  'validation_failed',
  'internal',
  'unavailable',
]

/** Codes of every way in. */
const closed: readonly ProblemCode[] = ['maintenance', 'region_restricted']

/** Codes of what asks for a proof that no program is at work. */
const proven: readonly ProblemCode[] = ['captcha_required', 'captcha_wrong']

/** Codes of what sends a one-time code. */
const sends: readonly ProblemCode[] = [...proven, 'module_off', 'too_many_requests', ...closed]

/** Codes that only single operations answer with. */
const own: { readonly [Id in OperationId]?: readonly ProblemCode[] } = {
  login: [
    'login_failed',
    'captcha_required',
    'captcha_wrong',
    'proof_required',
    'non_member',
    'non_agent',
    'module_off',
    'verification_code_wrong',
    'too_many_requests',
    ...closed,
  ],
  freePlayLogin: ['login_failed', 'module_off', 'too_many_requests', ...closed],
  loginVerificationCode: ['code_refused', 'module_off', 'too_many_requests'],
  loginVerification: [
    'login_failed',
    'verification_failed',
    'code_refused',
    'non_member',
    'non_agent',
    'too_many_requests',
    ...closed,
  ],
  deviceCode: ['captcha_required', 'captcha_wrong', 'module_off', 'too_many_requests', ...closed],
  deviceProof: ['verification_code_wrong', 'too_many_requests'],
  passkeyLoginOptions: ['too_many_requests', ...closed],
  passkeyLogin: ['login_failed', 'passkey_refused', 'non_member', 'non_agent', ...closed],
  passkeyOptions: ['password_required', 'too_large'],
  addPasskey: ['password_required', 'passkey_refused', 'too_large'],
  renamePasskey: ['not_found', 'password_required'],
  removePasskey: ['not_found', 'password_required'],
  confirmOptions: ['not_found'],
  confirmIdentity: ['password_wrong', 'passkey_refused', 'too_many_requests'],
  endMemberSession: ['not_found'],
  authenticatorOptions: ['password_required', 'authenticator_set'],
  addAuthenticator: ['password_required', 'verification_code_wrong', 'authenticator_set'],
  removeAuthenticator: ['password_required', 'verification_code_wrong', 'not_found', 'too_many_requests'],
  renewRecoveryCodes: ['password_required', 'verification_code_wrong', 'not_found', 'too_many_requests'],
  paymentPasswordCode: ['password_required', 'not_found', 'module_off', 'too_many_requests'],
  setPaymentPassword: [
    'password_required',
    'password_wrong',
    'verification_code_wrong',
    'not_found',
    'too_many_requests',
  ],
  saveProfile: ['password_required'],
  contactCode: ['password_required', 'module_off', 'too_many_requests'],
  saveContact: ['password_required', 'verification_code_wrong', 'mobile_taken', 'email_taken', 'too_many_requests'],
  forgotByMail: ['captcha_required', 'captcha_wrong', 'module_off', 'too_many_requests', ...closed],
  resetByMail: ['verification_code_wrong', 'module_off', 'too_many_requests'],
  resetByMobile: ['verification_code_wrong', 'module_off', 'too_many_requests'],
  loginByCode: ['login_failed', 'code_refused', 'non_member', 'non_agent', 'too_many_requests', ...closed],
  changePassword: ['password_wrong', 'too_many_requests'],
  affiliateCheck: ['invitation_code_error', 'too_many_requests'],
  register: [
    'username_taken',
    'mobile_taken',
    'invitation_code_error',
    'verification_code_wrong',
    ...proven,
    'module_off',
    'too_many_requests',
    ...closed,
  ],
  captcha: ['too_many_requests'],
  sandboxPhoneToken: ['verification_code_wrong', 'module_off', 'too_many_requests', ...closed],
  smsLoginCode: sends,
  smsRegisterCode: sends,
  smsPasswordCode: sends,
  sendFeedback: ['too_many_requests'],
  acceptTerms: ['state_changed'],
  openedNumbers: ['not_found'],
  openedNumero: ['not_found'],
  sendApplicationImage: ['too_many_requests', ...closed],
  applyToPromotion: ['not_found', 'state_changed', ...closed],
  claimReward: ['not_found', 'state_changed', ...closed],
  startDeposit: ['too_many_requests', ...closed],
  addBankAccount: ['password_wrong', 'payment_password_unset', 'limit_reached', 'too_many_requests', ...closed],
  removeBankAccount: ['not_found'],
  startWithdrawal: [
    'password_wrong',
    'payment_password_unset',
    'turnover_open',
    'withdrawals_held',
    'allowance_used',
    'too_many_requests',
    ...closed,
  ],
  cancelWithdrawal: ['not_found', 'state_changed'],
  confirmWithdrawal: ['not_found', 'state_changed'],
  withdrawalMissing: ['not_found', 'state_changed', 'too_many_requests'],
  gameInfo: ['not_found'],
  roundReplay: ['not_found', 'module_off'],
  launchGame: ['not_found', 'module_off', ...closed],
  launchTrial: ['not_found', 'module_off', 'not_logged_in', 'too_many_requests', ...closed],
  activityStatement: ['module_off'],
  betHistory: ['module_off'],
  personalProfit: ['module_off'],
  transactionHistory: ['module_off'],
  favouriteIds: ['module_off'],
  favouriteGames: ['module_off'],
  addFavourite: ['not_found', 'module_off'],
  removeFavourite: ['module_off'],
  gameCollections: ['module_off'],
  saveGameCollection: ['not_found', 'limit_reached', 'module_off'],
  removeGameCollection: ['module_off'],
  collectGame: ['not_found', 'limit_reached', 'module_off'],
  winnerBoard: ['module_off'],
  vendorGameTypes: ['not_found'],
  memberTransfer: ['recipient_unknown'],
  vendorWalletBalance: ['not_found'],
  walletTransfer: ['too_many_requests', ...closed],
}

/** Statuses an operation may answer with besides success, each with the codes behind it. */
export function failuresOf(
  id: OperationId,
  shape: OperationShape,
): readonly (readonly [string, readonly ProblemCode[]])[] {
  const codes = new Set<ProblemCode>([...everywhere, ...(own[id] ?? [])])
  if (shape.access !== 'guest') codes.add('not_logged_in')
  if (shape.access !== 'guest' && !shape.whilePasswordDue) codes.add('password_due')
  if (shape.access === 'real' || shape.access === 'agent') codes.add('need_true_account')
  if (shape.access === 'agent') codes.add('agents_only')
  if (shape.method !== 'GET' || shape.sameOrigin) codes.add('csrf_refused')
  if (shape.method !== 'GET') codes.add('too_large').add('unsupported_type')
  if (shape.body !== undefined) codes.add('malformed_body')
  if (shape.encrypted) codes.add('decryption_failed')
  if (shape.idempotent)
    codes.add('idempotency_conflict').add('insufficient_funds').add('account_frozen').add('balance_limit')
  const byStatus = new Map<string, ProblemCode[]>()
  for (const code of codes) {
    const status = String(problemStatus[code])
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return [...byStatus].sort(([first], [second]) => Number(first) - Number(second))
}

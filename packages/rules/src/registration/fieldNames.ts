/** The 21 fields of registration, in the order of the form (EN13, RG04). */
export const fieldNames = [
  'username',
  'password',
  'confirmPassword',
  'payeeName',
  'email',
  'qqNum',
  'countryDialingCode',
  'mobileNum',
  'verificationCode',
  'paymentPassword',
  'line',
  'whatsapp',
  'zalo',
  'facebook',
  'wechat',
  'idNumber',
  'affiliateCode',
  'referralCode',
  'recommenderId',
  'domain',
  'captcha',
] as const

export type FieldName = (typeof fieldNames)[number]

import type { ProblemCode } from '@foyer/contract'

type Texts = Readonly<Record<ProblemCode, string>>

const en: Texts = {
  bad_request: 'The request could not be understood',
  malformed_body: 'The request body is not valid JSON',
  decryption_failed: 'The encrypted request could not be read. Reload the page and try again',
  not_logged_in: 'You are not logged in, please log in',
  login_failed: 'The user name or the password is not correct',
  code_refused: 'This sign-in link cannot be used any more. Please log in',
  captcha_required: 'Please enter the characters in the picture',
  captcha_wrong: 'The characters do not match the picture. Try the new one',
  csrf_refused: 'The request did not come from this site',
  need_true_account: 'Please use a real account for this',
  agents_only: 'This is for agents only',
  non_member: 'This account cannot log in on a member site',
  non_agent: 'Non-agents cannot log in here',
  module_off: 'This is not available at the moment',
  region_restricted: 'Access restricted by location or IP',
  host_unknown: 'Invalid address, please contact customer service',
  merchant_mismatch: 'The request is meant for another site',
  not_found: 'There is nothing at this address',
  method_not_allowed: 'This address does not take this kind of request',
  username_taken: 'This user name is taken, please choose another',
  idempotency_conflict: 'This request key was used for a different request',
  insufficient_funds: 'The balance is not high enough',
  too_large: 'The request is too large',
  unsupported_type: 'The request has a content type that is not accepted',
  validation_failed: 'Some of the input is not valid',
  too_many_requests: 'Too many attempts, please wait a while and try again',
  internal: 'Something went wrong on our side. Please try again',
  maintenance: 'The site is under maintenance. Please come back later',
  unavailable: 'The service is not available at the moment. Please try again soon',
}

const tr: Texts = {
  bad_request: 'İstek anlaşılamadı',
  malformed_body: 'İstek gövdesi geçerli bir JSON değil',
  decryption_failed: 'Şifreli istek okunamadı. Sayfayı yenileyip tekrar deneyin',
  not_logged_in: 'Giriş yapmadınız, lütfen giriş yapın',
  login_failed: 'Kullanıcı adı veya şifre doğru değil',
  code_refused: 'Bu giriş bağlantısı artık kullanılamıyor. Lütfen giriş yapın',
  captcha_required: 'Lütfen resimdeki karakterleri girin',
  captcha_wrong: 'Karakterler resimle eşleşmiyor. Yenisini deneyin',
  csrf_refused: 'İstek bu siteden gelmedi',
  need_true_account: 'Lütfen bunun için gerçek bir hesap kullanın',
  agents_only: 'Bu yalnızca temsilciler içindir',
  non_member: 'Bu hesapla üye sitesine giriş yapılamaz',
  non_agent: 'Temsilci olmayanlar buraya giriş yapamaz',
  module_off: 'Bu şu anda kullanılamıyor',
  region_restricted: 'Konum veya IP nedeniyle erişim kısıtlı',
  host_unknown: 'Geçersiz adres, lütfen müşteri hizmetleriyle iletişime geçin',
  merchant_mismatch: 'İstek başka bir site için',
  not_found: 'Bu adreste bir şey yok',
  method_not_allowed: 'Bu adres bu tür istekleri kabul etmiyor',
  username_taken: 'Bu kullanıcı adı alınmış, lütfen başka bir ad seçin',
  idempotency_conflict: 'Bu istek anahtarı başka bir istek için kullanılmış',
  insufficient_funds: 'Bakiye yeterli değil',
  too_large: 'İstek çok büyük',
  unsupported_type: 'İsteğin içerik türü kabul edilmiyor',
  validation_failed: 'Girilen bilgilerin bir kısmı geçerli değil',
  too_many_requests: 'Çok fazla deneme yapıldı, lütfen biraz bekleyip tekrar deneyin',
  internal: 'Bizim tarafımızda bir sorun oluştu. Lütfen tekrar deneyin',
  maintenance: 'Sitede bakım yapılıyor. Lütfen daha sonra tekrar gelin',
  unavailable: 'Hizmet şu anda kullanılamıyor. Lütfen birazdan tekrar deneyin',
}

const byLanguage: Readonly<Record<string, Texts>> = { en, tr }

/** The text of a problem in a language given as BCP 47 tag; English where there is no translation. */
export function problemText(code: ProblemCode, language: string): string {
  return (byLanguage[language.split('-')[0] ?? ''] ?? en)[code]
}

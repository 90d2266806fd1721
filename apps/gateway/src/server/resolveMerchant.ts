import type { FastifyRequest } from 'fastify'
import type { Merchant } from '../merchants/merchant.ts'
import type { MerchantDirectory } from '../merchants/merchantDirectory.ts'
import { ProblemError } from './problem.ts'

/** The merchant of the host the visitor used. The header `Merchant` is only checked against it and never decides. */
export function resolveMerchant(request: FastifyRequest, merchants: MerchantDirectory): Merchant {
  const merchant = merchants.byHost(request.hostname.toLowerCase())
  if (merchant === undefined) throw new ProblemError('host_unknown')
  const claimed = request.headers.merchant
  if (claimed !== undefined && claimed !== merchant.code) throw new ProblemError('merchant_mismatch')
  return merchant
}

/** Tag of the language the answer should be in: the header's platform code or tag, else the merchant's default. */
export function resolveLanguage(request: FastifyRequest, merchant: Merchant | undefined): string {
  const header = request.headers.language
  if (merchant === undefined) return 'en'
  if (typeof header !== 'string') return merchant.languages[0] ?? 'en'
  const tag = merchant.languageTags.get(header.toUpperCase()) ?? header
  return (
    merchant.languages.find((language) => language.toLowerCase() === tag.toLowerCase()) ?? merchant.languages[0] ?? 'en'
  )
}

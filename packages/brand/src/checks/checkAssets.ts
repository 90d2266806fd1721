import type { Finding } from '../issues/issue.ts'
import type { AssetFacts, PictureType } from './assetFacts.ts'
import { type AssetUse, assetUses } from './assetUses.ts'
import type { Check } from './checkContext.ts'

const extensions: Readonly<Record<string, PictureType>> = {
  svg: 'svg',
  png: 'png',
  jpg: 'jpg',
  jpeg: 'jpg',
  webp: 'webp',
  avif: 'avif',
  gif: 'gif',
  ico: 'ico',
}
const reasons = {
  'asset-missing': 'Players would see a gap where the picture should be.',
  'asset-link': 'The site is built from the folder alone, so players would see a gap.',
  'asset-type': 'Browsers would not show it, so players would see a gap.',
  'asset-broken': 'Players would see half a picture, or a gap.',
  'asset-active': 'Whoever drew it could act in the name of a player who opens it.',
  'asset-too-large': 'Players on a phone would wait for it, and pay for it.',
  'asset-ratio': 'Players would see it distorted or cut off.',
  'asset-small': 'Players with a sharp screen would see it blurred.',
} as const
const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} kB`

function checkUse({ path, asset, role }: AssetUse, facts: AssetFacts | undefined): readonly Finding[] {
  const at = (
    code: keyof typeof reasons,
    message: string,
    hint?: string,
    severity: 'error' | 'warning' = 'error',
  ): Finding => ({
    code,
    severity,
    path,
    message,
    why: reasons[code],
    ...(hint ? { hint } : {}),
  })
  if (!facts || facts.kind === 'missing') {
    return [
      at(
        'asset-missing',
        `The file ${asset} does not exist`,
        facts?.near ? `Did you mean "${facts.near}"?` : 'Put the file there, or name another',
      ),
    ]
  }
  if (facts.kind === 'link')
    return [
      at(
        'asset-link',
        facts.leads === 'outside'
          ? `${asset} is a link that leads out of the brand's folder`
          : `${asset} is a link that leads nowhere`,
        'Put the file itself there instead of the link',
      ),
    ]
  const findings: Finding[] = []
  const extension = asset.split('.').at(-1)?.toLowerCase() ?? ''
  const expected = extensions[extension]
  if (!expected)
    findings.push(
      at('asset-type', `A picture cannot be a .${extension} file`, `Possible: ${Object.keys(extensions).join(', ')}`),
    )
  else if (facts.type !== expected)
    findings.push(
      at(
        'asset-type',
        facts.type
          ? `The file is named .${extension} but contains ${facts.type}`
          : `The file is named .${extension} but is no picture`,
        facts.type ? `Name it .${facts.type}` : 'Export the picture again',
      ),
    )
  else if (facts.isBroken)
    findings.push(
      at(
        'asset-broken',
        `The file begins like ${facts.type} but is damaged or cut off`,
        'Export or copy the picture again',
      ),
    )
  if (facts.active)
    findings.push(
      at(
        'asset-active',
        `The SVG contains ${facts.active}, which a picture must not`,
        'Export it as a plain SVG, without scripts and without addresses of other servers',
      ),
    )
  if (facts.bytes > role.largest)
    findings.push(
      at(
        'asset-too-large',
        `The file has ${kilobytes(facts.bytes)}; at most ${kilobytes(role.largest)} are allowed for ${role.name}`,
        'Make the picture smaller, or use webp or avif',
      ),
    )
  if (facts.type === 'svg' && !facts.isBroken && !facts.width)
    findings.push(
      at('asset-ratio', 'The SVG says nothing about its size', `Give it a viewBox, with ${role.size} for ${role.name}`),
    )
  else if (facts.type === 'svg' && !facts.isBroken && facts.hasViewBox === false)
    findings.push(
      at(
        'asset-ratio',
        'The SVG has no viewBox, so it does not grow or shrink with its place',
        `Add viewBox="0 0 ${facts.width} ${facts.height}" to its svg tag`,
      ),
    )
  if (!facts.isBroken && facts.width && facts.height) {
    const ratio = facts.width / facts.height
    if (ratio < role.ratio.min || ratio > role.ratio.max)
      findings.push(
        at(
          'asset-ratio',
          `The picture has ${facts.width} × ${facts.height}; ${role.name} needs ${role.size}`,
          `Crop it to ${role.size}`,
        ),
      )
    else if (facts.type !== 'svg' && role.width && facts.width < role.width)
      findings.push(
        at(
          'asset-small',
          `The picture is ${facts.width} wide; ${role.name} should have ${role.width}`,
          `Export it ${role.width} wide or more`,
          'warning',
        ),
      )
  }
  return findings
}

/** Every file that the brand names exists, is the picture its name says, and has size and shape for its place (CF14). */
export const checkAssets: Check = ({ resolved, assets }) =>
  assetUses(resolved).flatMap((use) => checkUse(use, assets.get(use.asset)))

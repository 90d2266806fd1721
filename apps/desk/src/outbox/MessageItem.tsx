import type { DeskMessage } from '@foyer/contract'
import { Glyph } from '@foyer/ui/Icon'
import { IconButton } from '@foyer/ui/IconButton'
import { Check, Copy, Mail, Smartphone } from 'lucide'
import { useEffect, useState } from 'react'
import { useLanguage } from '../words/words.ts'
import { codeIn } from './codeIn.ts'
import { timeAgo } from './timeAgo.ts'

interface MessageItemProps {
  readonly message: DeskMessage
  /** Time of the world, in ms. */
  readonly now: number
}

/** One message: where it would have gone, the code in it, and all that it says. */
export function MessageItem({ message, now }: MessageItemProps) {
  const { say, tag } = useLanguage()
  const { channel, to, subject, text, language, sentAt } = message
  const code = codeIn(text)
  return (
    <li data-desk="message">
      <span data-desk="channel" role="img" aria-label={say(channel)} title={say(channel)}>
        <Glyph of={channel === 'sms' ? Smartphone : Mail} />
      </span>
      <span data-desk="to">{to}</span>
      <time data-desk="time" dateTime={sentAt}>
        {timeAgo(sentAt, now, tag)}
      </time>
      {code && (
        <span data-desk="code">
          {code}
          <CopyButton code={code} />
        </span>
      )}
      <div data-desk="words" lang={language}>
        {channel === 'sms' ? (
          <p>{text}</p>
        ) : (
          <>
            <p data-desk="subject">{subject}</p>
            <details>
              <summary lang={tag}>{say('readMail')}</summary>
              <p>{text}</p>
            </details>
          </>
        )}
      </div>
    </li>
  )
}

function CopyButton({ code }: { readonly code: string }) {
  const { say } = useLanguage()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return undefined
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = (): void => void navigator.clipboard.writeText(code).then(() => setCopied(true))
  return (
    <>
      <IconButton
        label={say('copyCode', { code })}
        icon={<Glyph of={isCopied ? Check : Copy} />}
        size="small"
        onClick={copy}
      />
      <span data-desk="news" role="status">
        {isCopied && say('copied')}
      </span>
    </>
  )
}

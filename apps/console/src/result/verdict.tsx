import type { Answer } from '../service/send.js'
import { Check, Cross, Warning } from '../shell/icons.js'
import type { Text } from '../text/en.js'
import { useText } from '../text/language.js'
import { contradictionsOf } from './contradictions-of.js'

export interface VerdictText {
  tone: 'good' | 'doubtful' | 'bad'
  title: string
  detail: string
}

/** The answer in one line, whichever variant of the interface it is. */
export const verdictOf = ({ status, body, reason, inquiry }: Answer, text: Text): VerdictText => {
  const { result } = text
  const message = String(body.error ?? body.message ?? '')
  if (body.error_code !== undefined || status >= 400) {
    return { tone: 'bad', title: status >= 500 ? result.failed : result.refused, detail: message }
  }
  if (inquiry.about === 'person') return personVerdict(body, text)
  const contradicted = contradictionsOf(body)
  if (contradicted.length > 0) {
    const names = contradicted.map(({ field }) => text.fields.names[field] ?? field)
    const title = body.match === false ? result.mismatch : result.contradicted
    return { tone: 'bad', title, detail: [...new Set(names)].join(', ') }
  }
  const isLinked = !['unlinked', 'unlinkable'].includes(body.details?.link ?? '')
  if (body.match !== undefined && (body.match || isLinked)) {
    const detail = result.matched(Math.round(Number(body.matches_percentage)))
    return body.match ? { tone: 'good', title: result.match, detail } : { tone: 'bad', title: result.mismatch, detail }
  }
  if (inquiry.about === 'selfie') return { tone: 'good', title: result.accepted, detail: '' }
  if (body.OCR?.error !== undefined) return { tone: 'doubtful', title: result.partly, detail: String(body.OCR.error) }
  // The printed page of some passports is answered without surnames, which the zone has.
  const detail = nameOf({ surnames: body.MRZ?.surnames, ...(body.OCR ?? body.frontside ?? body) })
  // The interface gives some answers no `valid`.
  if (body.valid ?? !reason) return { tone: 'good', title: inquiry.proof ? result.genuine : result.read, detail }
  return { tone: 'doubtful', title: isLinked ? result.readInvalid : result.unlinked, detail }
}

/** The same living person, or what each test that failed says. */
const personVerdict = (body: Answer['body'], { result }: Text): VerdictText => {
  const failed = [body.liveness, body.face_match].filter((part) => part?.valid === false)
  if (failed.length === 0) return { tone: 'good', title: result.samePerson, detail: '' }
  const title = body.face_match?.error_code === 730 ? result.otherPerson : result.refused
  return { tone: 'bad', title, detail: failed.map(({ message, error }) => message ?? error).join(' ') }
}

/** The codes of the answer, or of its parts. */
const codesOf = (body: Answer['body']): number[] =>
  [body, body.liveness, body.face_match].flatMap((part) => part?.error_code ?? [])

const nameOf = ({ names, midlename, surnames }: Answer['body']) =>
  [names, midlename, surnames].filter(Boolean).join(' ')

const icons = { good: Check, doubtful: Warning, bad: Cross } as const

interface Props {
  verdict: VerdictText
  answer: Answer
  again: (() => void) | null
}

export const Verdict = ({
  verdict: { tone, title, detail },
  answer: { status, body, isSandbox, tookMs },
  again,
}: Props) => {
  const words = useText()
  const text = words.result
  const Icon = icons[tone]
  return (
    <div class={`card verdict ${tone}`} role="status" data-tone={tone}>
      <span class="badge">
        <Icon />
      </span>
      <div>
        <h3>{title}</h3>
        {detail && <p>{detail}</p>}
        <p class="meta">
          {isSandbox && <span class="chip flag">{text.sandbox}</span>}
          {codesOf(body).map((code) => (
            <a key={code} class="chip" href={`/docs/errors#${code}`}>
              {text.code} {code}
            </a>
          ))}
          {status !== 200 && (
            <span class="chip">
              {text.status} {status}
            </span>
          )}
          {body.details?.expired && <span class="chip flag">{words.contradictions.expired}</span>}
          {typeof body.details?.age === 'number' && (
            <span class="chip">{words.contradictions.age(body.details.age)}</span>
          )}
          {body.id !== undefined && <span class="chip">id {body.id}</span>}
          <span>{text.took(tookMs)}</span>
        </p>
      </div>
      {again && status >= 429 && (
        <button type="button" onClick={again}>
          {text.again}
        </button>
      )}
    </div>
  )
}

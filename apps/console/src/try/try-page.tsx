import { useEffect, useRef, useState } from 'preact/hooks'
import { ResultPanel } from '../result/result-panel.js'
import { emptyInquiry, type Inquiry } from '../service/inquiry.js'
import { type Outcome, send } from '../service/send.js'
import { inquiryOf, type Specimen } from '../service/specimens.js'
import type { Access } from '../shell/access.js'
import { TokenPanel } from '../shell/token-panel.js'
import { useLanguage, useText } from '../text/language.js'
import { InquiryForm } from './inquiry-form.js'
import { SpecimenGallery } from './specimen-gallery.js'

export const TryPage = ({ access }: { access: Access }) => {
  const text = useText()
  const language = useLanguage()
  const [inquiry, setInquiry] = useState<Inquiry>(emptyInquiry)
  const [chosen, setChosen] = useState<Specimen['id'] | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>(null)
  const [count, setCount] = useState(0)
  const panel = useRef<HTMLElement>(null)

  const ask = async (asked: Inquiry) => {
    if (isBusy) return
    setBusy(true)
    try {
      const token = await access.obtain(asked.proof)
      if (token === null) return
      setOutcome({ answer: await send(asked, token, language) })
    } catch {
      setOutcome({ down: true })
    } finally {
      performance.mark('vivid-answered')
      setCount((before) => before + 1)
      setBusy(false)
    }
  }
  const choose = async (specimen: Specimen) => {
    setChosen(specimen.id)
    try {
      const filled = await inquiryOf(specimen)
      setInquiry(filled)
      await ask(filled)
    } catch {
      setOutcome({ down: true })
    }
  }
  const edit = (changes: Partial<Inquiry>) => {
    setChosen(null)
    setInquiry({ ...inquiry, ...changes })
  }
  useEffect(() => {
    if (!outcome) return
    performance.mark('vivid-rendered')
    // On a phone the answer lies below the form.
    const box = panel.current!.getBoundingClientRect()
    if (box.top > innerHeight * 0.6) panel.current!.scrollIntoView({ behavior: 'smooth', block: 'start' })
  }, [outcome])

  const isRefused = outcome !== null && 'answer' in outcome && outcome.answer.status === 401

  return (
    <>
      <div class="hero">
        <h1>{text.tagline}</h1>
      </div>
      <div class="columns">
        <div class="asking">
          <SpecimenGallery chosen={chosen} isBusy={isBusy} choose={choose} />
          <InquiryForm inquiry={inquiry} edit={edit} isBusy={isBusy} access={access} send={() => void ask(inquiry)} />
          <TokenPanel access={access} isRefused={isRefused} />
        </div>
        <section class="answer" ref={panel} aria-labelledby="answer-title" aria-busy={isBusy} data-answers={count}>
          <ResultPanel outcome={outcome} isBusy={isBusy} again={() => void ask(inquiry)} />
        </section>
      </div>
    </>
  )
}

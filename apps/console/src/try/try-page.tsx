import { useEffect, useRef, useState } from 'preact/hooks'
import { ResultPanel } from '../result/result-panel.js'
import { emptyInquiry, type Inquiry, isFilled } from '../service/inquiry.js'
import { type Outcome, send } from '../service/send.js'
import { inquiryOf, type Specimen, specimens } from '../service/specimens.js'
import type { Access } from '../shell/access.js'
import { TokenPanel } from '../shell/token-panel.js'
import { useLanguage, useText } from '../text/language.js'
import { HistoryList } from './history-list.js'
import { InquiryForm } from './inquiry-form.js'
import { placeFiles } from './place-files.js'
import { SpecimenGallery } from './specimen-gallery.js'
import { useAnswers } from './use-answers.js'
import { useDroppedFiles } from './use-dropped-files.js'

/** `#specimen=passport`: a link that opens the page with that specimen. */
const linked = () => specimens.find(({ id }) => location.hash === `#specimen=${id}`)
/** False on a reload and on the way back, where the last answer is shown again instead of asked for. */
const isVisit = () =>
  performance.getEntriesByType('navigation').every((entry) => 'type' in entry && entry.type === 'navigate')

export const TryPage = ({ access, isShown }: { access: Access; isShown: boolean }) => {
  const text = useText()
  const language = useLanguage()
  const [inquiry, setInquiry] = useState<Inquiry>(emptyInquiry)
  const [chosen, setChosen] = useState<Specimen['id'] | null>(null)
  const [isBusy, setBusy] = useState(false)
  const answers = useAnswers()
  const [outcome, setOutcome] = useState<Outcome>(() => (answers.all[0] ? { answer: answers.all[0] } : null))
  const [count, setCount] = useState(0)
  const panel = useRef<HTMLElement>(null)

  const ask = async (wanted: Inquiry) => {
    const asked = { ...wanted, proof: access.isOwn ? access.proof === 'always' : wanted.proof }
    if (isBusy) return
    setBusy(true)
    try {
      const token = await access.obtain(asked.proof)
      if (token === null) return
      const answer = await send(asked, token, language)
      setOutcome({ answer })
      answers.add(answer)
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
    history.replaceState(null, '', `#specimen=${specimen.id}`)
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
    // The answer that is shown is of other pictures; it stays in the list of answers.
    if (changes.pictures) setOutcome(null)
    setInquiry({ ...inquiry, ...changes })
  }
  const clear = () => {
    answers.clear()
    setOutcome(null)
    // A link to a specimen would ask for it anew on a reload.
    history.replaceState(null, '', '#try')
  }
  useDroppedFiles(isShown, (files) => {
    const changes = placeFiles(inquiry, files)
    if (changes) edit(changes)
  })
  useEffect(() => {
    const specimen = linked()
    if (specimen && (isVisit() || answers.all.length === 0)) void choose(specimen)
  }, [])
  useEffect(() => {
    if (outcome) performance.mark('vivid-rendered')
  }, [outcome])
  // Progress and verdict head the panel: it is brought into view when the question goes out and when its answer comes.
  useEffect(() => {
    if (!isBusy && !outcome) return
    const { top } = panel.current!.getBoundingClientRect()
    const headerPx = document.querySelector('.top')?.getBoundingClientRect().bottom ?? 0
    const isInView = top >= headerPx && top < innerHeight * 0.4
    if (!isInView) panel.current!.scrollIntoView({ block: 'start' })
  }, [isBusy, outcome])

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
          <HistoryList answers={answers.all} show={(answer) => setOutcome({ answer })} clear={clear} />
          <TokenPanel access={access} isRefused={isRefused} />
        </div>
        <section class="answer" ref={panel} aria-labelledby="answer-title" aria-busy={isBusy} data-answers={count}>
          <ResultPanel outcome={outcome} isBusy={isBusy} again={isFilled(inquiry) ? () => void ask(inquiry) : null} />
        </section>
      </div>
    </>
  )
}

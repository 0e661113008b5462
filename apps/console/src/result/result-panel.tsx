import type { Outcome } from '../service/send.js'
import { useText } from '../text/language.js'
import { Contradictions } from './contradictions.js'
import { FaceMeasures } from './face-measures.js'
import { FieldsTable } from './fields-table.js'
import { Findings } from './findings.js'
import { MatchedFaces } from './matched-faces.js'
import { RawTabs } from './raw-tabs.js'
import { SeenPictures } from './seen-pictures.js'
import { Verdict, verdictOf } from './verdict.js'
import { ZoneLines } from './zone-lines.js'

interface Props {
  outcome: Outcome
  isBusy: boolean
  /** Null where the form no longer holds the pictures. */
  again: (() => void) | null
}

export const ResultPanel = ({ outcome, isBusy, again }: Props) => {
  const text = useText()
  if (outcome === null || 'down' in outcome) {
    return (
      <>
        <h2 id="answer-title" class="unseen">
          {text.result.title}
        </h2>
        {outcome === null ? (
          <div class={`card blank${isBusy ? ' busy' : ''}`}>
            <p role="status">{isBusy ? text.own.sending : text.result.empty}</p>
          </div>
        ) : (
          <div class="card verdict bad" role="alert">
            <div>
              <h3>{text.result.failed}</h3>
              <p>{text.result.down}</p>
            </div>
            {again && (
              <button type="button" onClick={again}>
                {text.result.again}
              </button>
            )}
          </div>
        )}
      </>
    )
  }
  const { answer } = outcome
  return (
    <div class={isBusy ? 'stale' : ''}>
      <h2 id="answer-title" class="unseen">
        {text.result.title}
      </h2>
      {isBusy && (
        <p class="card progress" role="status">
          {text.own.sending}
        </p>
      )}
      <Verdict verdict={verdictOf(answer, text)} answer={answer} again={again} />
      <Contradictions answer={answer} />
      <MatchedFaces answer={answer} />
      <SeenPictures answer={answer} />
      <Findings answer={answer} />
      <FieldsTable answer={answer} />
      <ZoneLines answer={answer} />
      <FaceMeasures answer={answer} />
      <RawTabs answer={answer} />
    </div>
  )
}

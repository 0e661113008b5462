import { loadCatalogue } from '@vivid/documents'
import { loadDocumentExaminer } from '@vivid/engines/document-liveness'
import { everything, interpret, loadDocumentReader, recognise, sexIn } from '@vivid/engines/ocr'
import { annotate } from './annotate.js'
import { describeDocument } from './describe-document.js'
import { describeLiveness, outlineLiveness } from './describe-liveness.js'
import type { Inspector } from './inspector.js'
import { describeSection } from './page/describe-section.js'
import { stagesOf, timed } from './timed.js'

export const openDocumentInspector = async (modelsFolder?: string): Promise<Inspector> => {
  const reader = await loadDocumentReader(modelsFolder === undefined ? {} : { modelsFolder })
  const examiner = await loadDocumentExaminer(modelsFolder)
  const catalogue = loadCatalogue()
  const knowledge = { catalogue, today: new Date() }
  await Promise.all([reader.warmUp(), examiner.warmUp()])
  return {
    inspect: async (bytes) => {
      const { result: read, ms } = await timed(async () => {
        const seen = await reader.read(bytes, everything)
        return { seen, interpreted: interpret(recognise([seen], { catalogue, today: new Date() })) }
      })
      const { result: proof, ms: proofMs } = await timed(async () => {
        const examined = await examiner.examine(bytes, 'any')
        const judged = await examiner.judge(examined)
        const compared = await examiner.compare(examined, judged, sexIn(read.interpreted))
        return { examined, judged: { ...compared, timings: [...judged.timings, ...compared.timings] } }
      })
      const { examined, judged } = proof
      return {
        line: {
          ms,
          stages: stagesOf(read.seen.timings),
          spent: read.seen.budget.spent(),
          ...describeDocument(read.seen, read.interpreted),
          ...describeLiveness(examined, judged, {
            ms: proofMs,
            stages: stagesOf([...examined.timings, ...judged.timings]),
          }),
        },
        section: () => describeSection(read.seen, read.interpreted, knowledge),
        annotate: () => annotate(read.seen, read.interpreted, outlineLiveness(examined)),
      }
    },
  }
}

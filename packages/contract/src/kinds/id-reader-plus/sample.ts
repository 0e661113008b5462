import type { EngineAnswer } from '../../engine.js'
import type { SampleName } from '../../sample-name.js'
import { type AskedSample, sampleReading } from '../ocr/sample.js'
import type { ProofOfLife, ProvenDocument } from './engine.js'
import { proofErrors } from './errors.js'

const genuine: ProofOfLife = { score: 0.97, signals: { screen: 0.01, print: 0.02, portrait: 0.03, digital: 0.01 } }

export const sampleProof = (name: SampleName, asked: AskedSample): EngineAnswer<ProvenDocument> | null => {
  if (Object.hasOwn(proofErrors, name)) return { outcome: 'rejected', error: name as keyof typeof proofErrors }
  const reading = sampleReading(name, asked)
  return reading && { outcome: 'answered', body: { proof: genuine, reading } }
}

import { loadModel, type Model } from '@vivid/vision'
import type { Stopwatch } from '../frame/stopwatch.js'
import { attackModelId, loadAttackJudge } from './attack/index.js'

export interface ExaminerModels {
  readonly locator: Model
  readonly faces: Model
  readonly liveness: Model
}

/** The models' folders; a wrong hash or a missing file stops the start. */
export const modelIds = { locator: 'document-locator', faces: 'face-detector', liveness: attackModelId } as const

export async function loadExaminerModels(folder?: string): Promise<ExaminerModels> {
  const [locator, faces, { liveness }] = await Promise.all([
    loadModel(modelIds.locator, folder),
    loadModel(modelIds.faces, folder),
    loadAttackJudge(folder),
  ])
  return { locator, faces, liveness }
}

export const watchModels = ({ locator, faces, liveness }: ExaminerModels, stopwatch: Stopwatch): ExaminerModels => ({
  locator: stopwatch.watch(locator),
  faces: stopwatch.watch(faces),
  liveness: stopwatch.watch(liveness),
})

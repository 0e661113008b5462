import { EngineFailure, type FailureName } from '@vivid/contract'
import { UndecodableImage } from '@vivid/vision'

/** Runs a step; what goes wrong in it, other than a broken picture, is thrown on under the name of our failure. */
export const failingAs = async <Result>(name: FailureName, step: () => Promise<Result>): Promise<Result> => {
  try {
    return await step()
  } catch (error) {
    throw error instanceof UndecodableImage ? error : new EngineFailure(name, error)
  }
}

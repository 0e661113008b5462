import { execFile, execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, inject, test } from 'vitest'
import { root } from '../support/service.js'
import { makeToken } from '../support/token.js'

const run = promisify(execFile)
const isMissing = (): boolean => {
  try {
    execFileSync('python3', ['-c', 'import sys; sys.exit(sys.version_info < (3, 9))'])
    return false
  } catch {
    console.log('There is no python3 of 3.9 or newer here: the Python package is not tried.')
    return true
  }
}

test.skipIf(isMissing())('the Python package calls a running service', async () => {
  const env = {
    ...process.env,
    VIVID_URL: inject('echoUrl'),
    VIVID_TOKEN: makeToken({ services: ['ocr', 'liveness', 'face_match'] }),
    VIVID_SANDBOX_TOKEN: makeToken({ sandbox: true }),
    PYTHONPATH: join(root, 'packages/client-python/src'),
    PYTHONDONTWRITEBYTECODE: '1',
  }
  const { stdout } = await run('python3', [join(root, 'test/clients/python-package.py')], { env })
  expect(stdout.trim().split('\n')).toEqual([
    'passport True True None',
    'sides True True',
    'rejected 800 True',
    'selfie True True',
    "person ['document', 'face_match', 'liveness', 'valid']",
    'deferred Accepted',
    'record ocr None',
    'usage True',
    'renewed Accepted 2',
    'refused 401 unauthorized None',
    'away 0 network None',
    'unknown 400 invalid_form document_type',
    'broken off 200 network 2',
    'broken off 400 network 2',
    'broken off 503 network 2',
    'sandbox 818 document_on_screen True',
    'mexican True None True',
    'mexican False check_digit True',
    'mexican True passport_code_unsupported True',
    'failed 500 reading_failed 800 True',
    'later True False',
    'webhook 1',
    'not ours no signature of the webhook was made with this secret',
    'not ours the webhook is too old, or its clock or ours is wrong',
  ])
})

import { routes } from '@vivid/contract/interface'
import { expect, test } from 'vitest'
import { curlOf } from './curl.js'
import { emptyInquiry, type Inquiry } from './inquiry.js'

test('says what was sent, in words that a shell takes', () => {
  const pictures = { frontside: new File([], "it's mine.jpg") }
  expect(curlOf({ ...emptyInquiry, pictures }, 'http://127.0.0.1:8080', 'es')).toBe(
    `# VIVID_TOKEN=$(npm run -s token -- --services ocr)
curl -H "Authorization: Bearer $VIVID_TOKEN" \\
  -H 'Accept-Language: es' \\
  -F document_type=passport \\
  -F details=True \\
  -F return_id=True \\
  -F frontside=@'it'\\''s mine.jpg' \\
  http://127.0.0.1:8080${routes.ocr}`,
  )
})

test('a token with ID Reader Plus is asked for where the proof was', () => {
  const curl = (changes: Partial<Inquiry>) => curlOf({ ...emptyInquiry, ...changes }, 'http://127.0.0.1:8080', 'en')
  expect(curl({ proof: true })).toContain('--services ocr,id_reader_plus)')
  expect(curl({ about: 'person' })).toContain('--services liveness,face_match)')
})

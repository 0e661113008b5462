import { routes } from '@vivid/contract/interface'
import { expect, test } from 'vitest'
import { curlOf } from './curl.js'
import { emptyInquiry } from './inquiry.js'

test('says what was sent, in words that a shell takes', () => {
  const pictures = { frontside: new File([], "it's mine.jpg") }
  expect(curlOf({ ...emptyInquiry, pictures }, 'http://127.0.0.1:8080', 'es')).toBe(
    `curl -H "Authorization: Bearer $TOKEN" \\
  -H 'Accept-Language: es' \\
  -F document_type=passport \\
  -F details=True \\
  -F return_id=True \\
  -F frontside=@'it'\\''s mine.jpg' \\
  http://127.0.0.1:8080${routes.ocr}`,
  )
})
